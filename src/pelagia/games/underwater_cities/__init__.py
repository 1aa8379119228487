"""Underwater Cities (Vladimir Suchy, Delicious Games 2018), 1 to 4 players. The rules are in docs/rules/underwater-cities.md."""
