"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""

LINE = """
0 0 PlayCard play founder
1 0 Sail sail 1 1,2
2 0 PlaceTile tile Y10
3 0 PlaceWhere hex 3,1
4 0 PlaceTurn turn 0
5 0 PlaceTile tile Y18
6 0 PlaceWhere hex 4,1
7 0 PlaceTurn turn 2
8 1 PlayCard play trader
9 1 Sail sail 1 1,2
10 1 Sail stop
11 1 Trade buy red
12 1 Trade buy blue
13 2 PlayCard play captain
14 2 Sail stop
15 2 MaySwitch switch
16 0 PlayCard play delver
17 0 Sail sail 1 2,1
18 0 Sail sail 1 3,1
19 0 Resolve resolve resource
20 0 Resolve resolve resource
21 0 Resolve resolve resource
22 1 PlayCard play founder
23 1 Sail sail 1 2,1
24 1 PlaceTile tile R06
25 1 PlaceWhere hex 2,2
26 1 PlaceTile tile G08
27 1 PlaceWhere hex 1,3
28 1 PlaceTurn turn 4
29 2 PlayCard play speaker
30 2 Step step traders 1
31 2 Step step founders 1
32 0 PlayCard play speaker
33 0 Sail sail 1 4,1
34 0 Sail sail 1 3,1
35 0 Step step founders 1
36 0 PlaceTile tile Y12
37 0 PlaceWhere hex 2,2
38 0 Step step founders 2
39 1 PlayCard play captain
40 1 Sail sail 1 2,2
41 1 Sail sail 1 1,2
42 1 Sail sail 1 2,2
43 1 MaySwitch stay
44 2 PlayCard play captain
45 0 PlayCard play captain
46 0 Sail sail 1 2,2
47 0 Sail sail 1 1,2
48 0 Sail sail 1 2,2
49 0 MaySwitch stay
50 1 PlayCard play speaker
51 1 Sail sail 1 2,1
52 1 Sail sail 1 2,2
53 1 Step step speakers 1
54 1 Step step traders 1
55 2 PlayCard play speaker
56 2 Step step founders 2
57 2 Step step founders 3
58 0 PlayCard play trader
59 0 Sail sail 1 3,1
60 0 Sail sail 1 4,1
61 0 Trade sell yellow
62 0 Trade ship
63 0 Trade sell yellow
64 0 Trade sell yellow
65 0 Trade stop
66 1 PlayCard play founder
67 1 Sail stop
68 1 PlaceTile tile R15
69 1 PlaceWhere hex 3,2
70 1 PlaceTurn turn 3
71 1 PlaceTile tile B18
72 1 PlaceWhere hex 4,1
73 1 PlaceTurn turn 4
74 2 PlayCard play founder
75 0 PlayCard play speaker
76 0 Sail sail 2 2,2
77 0 Sail stop
78 0 Step step founders 3
79 0 PlaceTile tile G02
80 0 PlaceWhere hex 1,3
81 0 PlaceTurn turn 0
82 0 Step step speakers 1
83 0 Recruit recruit speakers
84 1 PlayCard play trader
85 1 Sail sail 1 1,3
86 1 Sail sail 1 2,2
87 1 Trade stop
88 2 PlayCard play trader
89 2 Trade buy yellow
90 2 Trade outpost
91 2 ScoreGoal goal Z08
92 2 Trade buy yellow
93 2 Trade buy red
"""
