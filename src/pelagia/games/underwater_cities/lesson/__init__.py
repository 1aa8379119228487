"""The lesson of Underwater Cities: two of ten rounds, six turns."""
