"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""

LINE = """
0 0 Recruit recruit sonar_operator
1 1 Recruit recruit reef_diver
2 0 TurnMenu activate 1
3 0 AnyOrder sonar C1.t1
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
21 0 AnyOrder sonar B1.t1
22 0 Discover depth 2
23 0 KeepBoard keep ledge_elevator
24 1 TurnMenu pass
25 0 TurnMenu activate 0
26 0 OneOf sonar
27 0 Sonar sonar B1.t1
28 0 KeepBoard keep remote_anchorage
29 0 PlaceBoard place A1
30 0 TurnMenu activate 2
31 0 AnyOrder dive C1.d1
32 0 TurnMenu end
33 0 TurnMenu token T09 research
34 0 Recruit recruit navigator
35 1 Recruit recruit sonar_operator
36 0 Reclaim reclaim 0
37 0 Reclaim reclaim 1
38 0 TurnMenu activate 0
39 0 OneOf journal
40 0 Publish journal B1.j2 A4
41 0 Promote promote 0
42 0 AnyStep attr I
43 1 TurnMenu activate 0
44 1 OneOf sonar
45 1 Discover depth 2
46 1 KeepBoard keep sea_turtles
47 0 TurnMenu activate 3
48 0 OneOf travel B1>C2
49 1 TurnMenu activate 1
50 1 AnyOrder dive C1.d1
51 1 TurnMenu end
52 1 TurnMenu token T26 effect
53 1 AnyStep attr C
"""
