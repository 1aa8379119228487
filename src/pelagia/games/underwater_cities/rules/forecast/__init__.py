"""What is known about the words without trying them, so that a search need not try everything.

A pair of space and card is legal only if both can be used in some order (UC 6.4), and a trial on clones decides that. A
forecast avoids most trials: by a bound on what a word may bring, and by what it is sure to bring. It decides nothing
that a trial would decide otherwise (`tests/games/underwater_cities/test_legality.py` compares), so it is no opinion and
belongs to the rules, which ask for it, not to the bot. A word without a forecast is tried.

    bound.py     the questions, and the two tuples that answer them: Bound and Sure
    words.py     the answers, word by word
    reach.py     what triggers, abilities and contracts may add, and whether that is enough
    fork.py      all of it together, for `core/lookahead.py`
    pairs.py     which pairs of space and card need no trial
"""
