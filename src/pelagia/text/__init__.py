"""Words for people, in their language: renders a Text with the Fluent catalogues beside this file."""

from pelagia.text.catalogue import BadText, Catalogue
from pelagia.text.languages import LANGUAGES, language

__all__ = ["LANGUAGES", "BadText", "Catalogue", "language"]
