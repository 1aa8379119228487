"""`/api/asyncapi.json`: what goes over a socket, for generated clients. The models are those of OpenAPI."""

from __future__ import annotations

from typing import Any

import pelagia
from pelagia.server.http.socket_models import GIVEN, SENT
from pelagia.server.http.sockets import CODES

CHANNEL = "live"


def describe(schemas: dict[str, Any]) -> dict[str, Any]:
    """The AsyncAPI description; `schemas` are those of OpenAPI, which hold every model of a socket."""
    messages = {model.__name__: _message(model.__name__, model.__doc__ or "") for model in (*GIVEN, *SENT)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Pelagia: live tables",
            "version": pelagia.__version__,
            "description": "News of a table, and choices. docs/server.md explains how the parts fit together.",
        },
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": "/api/tables/{id}/live",
                "description": "One socket for each page or program that looks at a table. The client speaks first. "
                f"The server closes with {', '.join(f'{code}: {why}' for code, why in CODES.items())}.",
                "parameters": {"id": {"description": "Of the table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            # From the server's side, as the standard has it: what a client sends, the server receives.
            "listen": _operation("receive", "What a client says: first hello, then anything.", GIVEN),
            "tell": _operation("send", "What the server sends: news, and an answer to each message.", SENT),
        },
        "components": {"messages": messages, "schemas": schemas},
    }


def _message(name: str, description: str) -> dict[str, Any]:
    return {"name": name, "summary": description, "payload": {"$ref": f"#/components/schemas/{name}"}}


def _operation(action: str, summary: str, models: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/{CHANNEL}/messages/{model.__name__}"} for model in models]
    return {"action": action, "summary": summary, "channel": {"$ref": f"#/channels/{CHANNEL}"}, "messages": messages}
