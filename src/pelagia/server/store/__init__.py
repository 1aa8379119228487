"""The database: its schema and its queries."""
