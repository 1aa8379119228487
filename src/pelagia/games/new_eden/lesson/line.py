"""A whole lesson as it was played once; `python -m tests.lessons.make` writes it."""

LINE = """
0 0 Turn buy C02
1 1 Turn buy C01
2 0 Turn move OA
3 0 Bottle dome>C02
4 0 Activate activate C02
5 1 Turn move OB
6 1 Bottle leave
7 0 Turn extend shipyard
8 0 Turn buy M01
9 1 Turn plant
10 1 Turn buy O01
11 0 Turn buy C04
12 1 Turn buy K02
13 0 Turn plant
14 0 Turn extend oxygen
15 0 Turn plant
16 0 Turn plant
17 0 Turn buy C03
18 1 Turn move OA
19 1 Bottle dome>K02
20 0 Turn move OB
21 0 Bottle dome>C04
22 1 Turn plant
23 1 Turn extend shipyard
24 1 Turn move O01
25 1 Bottle dome>C01
26 1 Bottle leave
27 1 Activate activate C01
28 0 Turn extend research
29 0 Turn move OX
30 0 Bottle dome>C04
31 0 Bottle dome>M01
32 0 Activate activate M01
33 0 Activate activate C04
34 1 Turn plant
35 1 Turn extend kraken
36 0 Turn pass
37 0 FreeWindow done
38 0 Market keep Y04+M05
39 1 Market keep M04
40 0 Overflow lose M01
41 1 PickRow row 2
42 1 Bid bid 1
43 0 Bid bid 2
44 0 AuctionMove stop
45 0 PickRow row 1
46 0 Bid bid 1
47 0 PlaceKept place O05
48 0 AuctionMove move O05
49 0 Bottle dome>C02
50 0 Bottle dome>C02
51 0 Extra stop
52 0 PickRow row 3
53 0 Bid bid 1
54 0 Extra stop
55 0 Bid bid 1
56 0 PlaceKept place R11
57 0 PlaceKept place K04
58 0 Extra extra
59 0 Overflow lose C06
60 0 Bottle dome>C02
"""
