"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""

LINE = """
0 0 Keep keep 15
1 1 Keep keep 3
2 0 Keep keep 65
3 1 Keep keep 14
4 0 Keep keep 35
5 1 Place place S2 with 14
6 1 Again at C2-C3
7 0 Place place N1 with 35
8 0 Blocks space first
9 0 AnyOrder part: use action card
10 0 OneOf branch: credit
11 0 GainDifferent gain science, biomass
12 1 Place place S8 with 48
13 0 Place place S12 with 42
14 0 Blocks space first
15 0 Again at C3.1
16 0 Again done
17 1 Place place N3 with 8
18 1 Blocks space first
19 1 AnyOrder part: use action card
20 1 OneOf branch: steelplast
21 1 AnyOrder done
22 1 AnyOrder done
23 0 Place place N6 with 19
24 0 Blocks card first
25 0 OneOf branch: upgrade
26 0 DiscardDown discard 15
27 0 DiscardDown discard 65
28 0 Place place S8 with 40
29 0 Blocks card first
30 1 Place place N6 with 39
31 1 Blocks space first
32 1 OneOf branch: upgrade
33 0 Place place S2 with 24
34 0 Again at C2-C3
35 0 PayBuild pay 1 biomass
36 0 Again at B3-C3
37 1 DiscardDown discard 50
38 1 DiscardDown discard 31
39 1 Place place N3 with 54
40 1 Blocks space first
41 1 Build at B3-C3
42 0 Place place S4 with 5
43 0 AnyOrder part: build building
44 0 Build kind: farm
45 0 Build at C2.1
46 0 AnyOrder part: build city
47 0 Build at C2
48 0 AnyOrder part: upgrade farm
49 0 PayUpgrade pay 1 kelp
50 1 Place place N1 with 60
51 1 AnyOrder part: use action card
52 1 GainDifferent gain kelp, science
"""
