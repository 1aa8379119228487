"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""

LINE = """
0 0 Recruit recruit sonar_operator
1 1 Recruit recruit reef_diver
2 0 TurnMenu activate 1
3 0 AnyOrder sonar
4 0 Discover depth 2
5 0 KeepBoard keep whale_calving
6 0 PlaceBoard place B2
7 1 TurnMenu activate 0
8 1 OneOf journal
9 1 Promote promote 0
10 1 AnyStep attr R
11 0 TurnMenu activate 0
12 0 OneOf travel
13 0 Travel travel C1>B1
14 1 TurnMenu activate 1
15 1 AnyOrder done
16 1 Recruit recruit sonar_operator
17 0 Recruit recruit reef_diver
18 1 TurnMenu activate 2
19 1 AnyOrder done
20 0 TurnMenu activate 1
21 0 AnyOrder sonar
22 0 Sonar sonar B1.t1
23 0 Discover depth 2
24 0 KeepBoard keep ledge_elevator
25 1 TurnMenu pass
26 0 TurnMenu activate 0
27 0 OneOf sonar
28 0 Sonar sonar B1.t1
29 0 KeepBoard keep remote_anchorage
30 0 PlaceBoard place A1
31 0 TurnMenu activate 2
32 0 AnyOrder dive
33 0 Dive dive C1.d1
34 0 TurnMenu end
35 0 TurnMenu token T09 research
36 0 Recruit recruit navigator
37 1 Recruit recruit sonar_operator
38 0 Reclaim reclaim 0
39 0 Reclaim reclaim 1
40 0 TurnMenu activate 0
41 0 OneOf journal
42 0 Publish journal B1.j2 A4
43 0 Promote promote 0
44 0 AnyStep attr I
45 1 TurnMenu activate 0
46 1 OneOf sonar
47 1 Discover depth 2
48 1 KeepBoard keep sea_turtles
49 0 TurnMenu activate 3
50 0 OneOf travel
51 0 Travel travel B1>C2
52 1 TurnMenu activate 1
53 1 AnyOrder dive
54 1 TurnMenu end
55 1 TurnMenu token T26 effect
56 1 AnyStep attr C
"""
