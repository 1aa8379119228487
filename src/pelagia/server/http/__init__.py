"""Requests, sockets, the page, and the checks in front of them."""
