"""The lesson of Endeavor: Deep Sea: three of six rounds of the first scenario."""
