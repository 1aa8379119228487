"""The server: tables, seats, storage, live updates. docs/server.md is its interface."""
