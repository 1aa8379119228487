"""What the worker processes do: pure calls, state in, state out; and the processes themselves."""
