import { modelTable } from './model-table.ts'

/** Ford, Chevrolet, Jeep, Fiat, Seat, Škoda, Volvo and Land Rover. */
export const westernModels = [
  ...modelTable(
    'ford',
    `
fiesta; Fiesta; فييستا, فيستا; hatchback; 5; 5
> 2003-2008; 3918 1685 1464; 1070; 14000; 45; Ambiente, Trend, Ghia
= 1.3 petrol 1297 51 m 6.2 / 1.4 TDCi diesel 1399 50 m 4.4 / 1.6 petrol 1596 74 a 7.4
> 2009-2017; 3969 1722 1481; 1060; 16000; 45; Ambiente, Trend, Titanium
= 1.25 petrol 1242 60 m 5.5 / 1.0 EcoBoost petrol 998 74 ms 4.6 / 1.4 TDCi diesel 1399 50 m 4.2 / 1.5 TDCi diesel 1498 55 m 3.7
> 2018-2022; 4040 1735 1476; 1140; 19000; 42; Trend, Titanium, ST-Line
= 1.0 EcoBoost petrol 999 74 ma 4.9 / 1.5 TDCi diesel 1499 63 m 3.8
focus; Focus; فوكس; hatchback; 5; 5
> 2005-2010; 4342 1840 1497; 1270; 19500; 55; Ambiente, Trend, Titanium, SE^us
= 1.6 petrol 1596 74 ma 6.8 / 2.0 petrol 1999 107 a 8.0 / 1.6 TDCi diesel 1560 80 m 4.7 / 1.8 TDCi diesel 1753 85 m 5.3
> 2011-2018; 4358 1823 1484; 1290; 22000; 55; Ambiente, Trend, Titanium, SE^us, SEL^us
= 1.0 EcoBoost petrol 998 92 ma 5.0 / 1.6 petrol 1596 92 ms 6.0 / 2.0 petrol 1999 119 a 7.6 / 1.6 TDCi diesel 1560 85 m 4.2
ranger; Ranger; رينجر; pickup; 5; 4
> 2008-2011; 5165 1788 1745; 1800; 26000; 70; XLT, XLT 4x4
= 2.5 TDCi diesel 2499 105 m 8.6 / 3.0 TDCi diesel 2953 115 ma 9.2
> 2012-2022; 5359 1850 1815; 2050; 34000; 80; XL, XLS, XLT 4x4, Wildtrak 4x4, Raptor 4x4^za
= 2.2 TDCi diesel 2198 110 ma 7.6 / 3.2 TDCi diesel 3198 147 ma 8.9 / 2.0 Bi-Turbo diesel 1996 157 a 7.9
> 2023-; 5370 1918 1884; 2200; 42000; 80; XL, XLT, Wildtrak 4x4
= 2.0 SiT diesel 1996 125 ma 7.8 / 2.0 Bi-Turbo diesel 1996 154 a 8.0 / 3.0 V6 diesel 2993 184 a 8.9
ecosport; EcoSport; إيكوسبورت; suv; 5; 5
> 2013-2022; 4096 1765 1653; 1260; 18500; 52; Ambiente, Trend, Titanium
= 1.0 EcoBoost petrol 999 92 ma 5.5 / 1.5 petrol 1499 82 ma 6.5 / 1.5 TDCi diesel 1498 66 m 4.6
figo; Figo; فيغو; hatchback; 5; 5
> 2010-2014; 3795 1680 1427; 1050; 10500; 45; Ambiente, Trend
= 1.4 petrol 1388 62 m 6.8 / 1.4 TDCi diesel 1399 51 m 5.3
> 2015-2021; 3886 1695 1525; 1020; 12500; 42; Ambiente, Trend, Titanium
= 1.5 petrol 1498 82 ms 6.0 / 1.5 TDCi diesel 1498 74 m 4.4
escape; Escape; إسكيب; suv; 5; 5
> 2004-2012; 4437 1806 1720; 1530; 23500; 62; XLS^us, XLT 4WD^us, Limited^us
= 2.5 petrol 2488 128 a 9.8 / 3.0 V6 petrol 2967 179 a 11.2 / 2.5 Hybrid hybrid 2488 132 a 7.4
> 2013-2019; 4524 1839 1684; 1600; 26500; 59; S^us, SE^us, Titanium AWD^us
= 1.6 EcoBoost petrol 1596 133 a 8.9 / 2.0 EcoBoost petrol 1999 179 a 9.8 / 2.5 petrol 2488 125 a 9.4
edge; Edge; إيدج; suv; 5; 5
> 2007-2014; 4717 1925 1702; 1830; 31000; 72; SE^us, SEL AWD^us, Limited AWD^us
= 3.5 V6 petrol 3496 198 a 11.4 / 2.0 EcoBoost petrol 1999 179 a 9.6
> 2015-2023; 4779 1928 1742; 1850; 37000; 70; SE^us, SEL AWD^us, Titanium^us
= 2.0 EcoBoost petrol 1999 183 a 9.5 / 3.5 V6 petrol 3496 209 a 10.9
explorer; Explorer; إكسبلورر; suv; 7; 5
> 2006-2010; 4912 1872 1849; 2050; 33000; 85; XLT 4x4^us, Eddie Bauer 4x4^us
= 4.0 V6 petrol 4015 157 a 14.0
> 2011-2019; 5006 2004 1788; 2080; 40000; 70; XLT^us, Limited 4WD^us, Sport 4WD^us
= 3.5 V6 petrol 3496 216 a 11.7 / 2.0 EcoBoost petrol 1999 179 a 10.2 / 2.3 EcoBoost petrol 2261 209 a 10.5
fusion; Fusion; فيوجن; sedan; 5; 4
> 2006-2012; 4841 1834 1445; 1500; 21500; 66; S^us, SE^us, SEL^us
= 2.5 petrol 2488 130 a 9.0 / 3.0 V6 petrol 2967 179 a 10.6 / 2.5 Hybrid hybrid 2488 142 a 6.2
> 2013-2020; 4871 1852 1478; 1550; 25000; 62; S^us, SE^us, Titanium AWD^us
= 2.5 petrol 2488 131 a 8.9 / 1.5 EcoBoost petrol 1498 133 a 8.5 / 2.0 Hybrid hybrid 1999 140 a 5.6 / 2.0 Energi phev 1999 140 a 2.4 34
kuga; Kuga; كوغا; suv; 5; 5
> 2009-2019; 4524 1838 1689; 1560; 28500; 60; Ambiente, Trend, Titanium 4x4
= 1.5 EcoBoost petrol 1498 110 ma 6.6 / 2.0 TDCi diesel 1997 110 ms 5.2
> 2020-; 4614 1883 1666; 1580; 34000; 54; Titanium, ST-Line, Vignale
= 1.5 EcoBoost petrol 1497 110 m 6.6 / 2.5 PHEV phev 2488 165 a 1.4 56
transit; Transit; ترانزيت; van; 3; 4
> 2007-; 5531 2059 2530; 2000; 29000; 80; Fourgon L2H2, Combi
= 2.2 TDCi diesel 2198 74 m 8.0 / 2.2 TDCi 125 diesel 2198 92 m 8.0
mustang; Mustang; موستانغ; coupe; 4; 2
> 2015-2023; 4784 1916 1381; 1650; 48000; 61; Fastback, GT
= 2.3 EcoBoost petrol 2264 233 ma 9.0 / 5.0 V8 petrol 4951 310 ma 12.4
`,
  ),
  ...modelTable(
    'chevrolet',
    `
equinox; Equinox; إكوينوكس; suv; 5; 5
> 2007-2017; 4771 1842 1684; 1710; 26000; 71; LS^us, LT^us, LT AWD^us, LTZ^us
= 2.4 petrol 2384 136 a 9.0 / 3.0 V6 petrol 2997 197 a 11.2 / 3.4 V6 petrol 3350 138 a 11.4
> 2018-2024; 4652 1843 1661; 1500; 29500; 56; LS^us, LT AWD^us, Premier^us
= 1.5 Turbo petrol 1490 127 a 8.4 / 1.6 Turbo diesel diesel 1598 101 a 6.3
spark; Spark; Matiz, سبارك; hatchback; 5; 5
> 2006-2018; 3640 1597 1522; 900; 10000; 35; LS, LT
= 1.0 petrol 995 50 m 5.1 / 1.2 petrol 1206 60 ma 5.4
`,
  ),
  ...modelTable(
    'jeep',
    `
compass; Compass; كومباس; suv; 5; 5
> 2008-; 4394 1819 1629; 1500; 31000; 60; Longitude, Limited 4x4, Sport^us, Latitude 4x4^us
= 1.4 MultiAir petrol 1368 103 ma 6.6 / 2.4 petrol 2360 125 a 9.0 / 1.6 MultiJet diesel 1598 88 m 4.7 / 1.3 4xe phev 1332 140 a 2.0 49
wrangler; Wrangler; رانجلر; suv; 5; 5
> 2008-; 4751 1873 1839; 1990; 44000; 70; Sahara 4x4, Rubicon 4x4, Unlimited Sport 4x4^us
= 3.6 V6 petrol 3604 209 ma 11.3 / 2.8 CRD diesel 2776 147 a 8.6
`,
  ),
  ...modelTable(
    'fiat',
    `
500; 500; Cinquecento, فيات 500; hatchback; 4; 3
> 2008-; 3546 1627 1488; 960; 16000; 35; Pop, Lounge, Sport, Dolcevita
= 1.2 petrol 1242 51 ms 4.9 / 0.9 TwinAir petrol 875 63 ms 4.0 / 1.0 Hybrid hybrid 999 51 m 4.7 / 1.3 Multijet diesel 1248 70 m 3.9
500c; 500C; 500 Cabrio, فيات 500 كابريوليه; convertible; 4; 2
> 2010-; 3546 1627 1488; 1000; 19000; 35; Lounge, Dolcevita
= 1.2 petrol 1242 51 ms 5.0 / 1.0 Hybrid hybrid 999 51 m 4.8
500e; 500e; 500 électrique, فيات 500 كهربائية; hatchback; 4; 3
> 2021-; 3632 1683 1527; 1365; 29500; ; Icon, La Prima
= 42 kWh ev 87 a 14.0 320
tipo; Tipo; Egea, تيبو; sedan; 5; 4
> 2016-; 4532 1792 1497; 1220; 16500; 50; Easy, Lounge, Life, Street
= 1.4 petrol 1368 70 m 5.7 / 1.6 E-Torq petrol 1598 81 a 6.3 / 1.3 Multijet diesel 1248 70 m 4.1 / 1.6 Multijet diesel 1598 88 ms 4.2
panda; Panda; باندا; hatchback; 5; 5
> 2004-; 3653 1643 1551; 960; 12500; 37; Pop, Easy, Lounge
= 1.2 petrol 1242 51 m 5.1 / 1.3 Multijet diesel 1248 55 m 4.1
punto; Punto; Grande Punto, بونتو; hatchback; 5; 5
> 2006-2018; 4065 1687 1490; 1090; 14500; 45; Pop, Easy, Lounge
= 1.2 petrol 1242 51 m 5.7 / 1.4 petrol 1368 57 ms 5.8 / 1.3 Multijet diesel 1248 55 m 4.3
doblo; Doblò; Doblo, دوبلو; minivan; 5; 5
> 2006-2022; 4406 1832 1845; 1400; 18000; 60; Active, Easy, Lounge
= 1.4 petrol 1368 70 m 7.2 / 1.4 Natural Power other 1368 88 m 7.4 / 1.3 Multijet diesel 1248 66 m 5.1 / 1.6 Multijet diesel 1598 77 m 5.2
`,
  ),
  ...modelTable(
    'seat',
    `
ibiza; Ibiza; إيبيزا; hatchback; 5; 5
> 2003-2008; 3977 1698 1441; 1080; 14000; 45; Reference, Stylance, Sport
= 1.4 16V petrol 1390 63 ma 6.6 / 1.4 TDI diesel 1422 59 m 4.6 / 1.9 TDI diesel 1896 74 m 4.9
> 2009-2016; 4061 1693 1445; 1080; 15500; 45; Reference, Style, FR
= 1.4 petrol 1390 63 m 5.9 / 1.2 TSI petrol 1197 77 ms 5.2 / 1.6 TDI diesel 1598 66 m 4.2
> 2017-; 4059 1780 1444; 1100; 19500; 40; Reference, Style, FR, Xcellence
= 1.0 MPI petrol 999 59 m 5.1 / 1.0 TSI petrol 999 81 ms 4.9 / 1.6 TDI diesel 1598 70 m 3.9
leon; Leon; León, ليون; hatchback; 5; 5
> 2006-2012; 4315 1768 1455; 1280; 21000; 55; Reference, Style, FR
= 1.6 petrol 1595 75 m 7.5 / 1.9 TDI diesel 1896 77 ms 5.1 / 2.0 TDI diesel 1968 103 ms 5.4
> 2013-; 4263 1816 1459; 1250; 24500; 50; Reference, Style, FR
= 1.4 TSI petrol 1395 92 ms 5.2 / 1.6 TDI diesel 1598 77 ms 4.0 / 2.0 TDI diesel 1968 110 s 4.3
ateca; Ateca; أتيكا; suv; 5; 5
> 2017-; 4363 1841 1601; 1380; 29500; 50; Style, Xcellence, FR
= 1.4 TSI petrol 1395 110 ms 5.6 / 2.0 TDI diesel 1968 110 s 4.9
`,
  ),
  ...modelTable(
    'skoda',
    `
fabia; Fabia; فابيا; hatchback; 5; 5
> 2003-2014; 4000 1642 1498; 1080; 13500; 45; Active, Ambition, Elegance
= 1.2 petrol 1198 51 m 5.7 / 1.4 petrol 1390 63 m 6.2 / 1.4 TDI diesel 1422 59 m 4.7 / 1.6 TDI diesel 1598 66 m 4.3
> 2015-; 3992 1732 1467; 1080; 17000; 45; Active, Ambition, Style
= 1.0 MPI petrol 999 55 m 4.9 / 1.2 TSI petrol 1197 81 ms 4.9 / 1.4 TDI diesel 1422 66 ms 3.6
octavia; Octavia; أوكتافيا; sedan; 5; 5
> 2005-2012; 4572 1769 1462; 1300; 21500; 55; Ambiente, Elegance
= 1.6 petrol 1595 75 m 7.4 / 1.9 TDI diesel 1896 77 ms 5.0 / 2.0 TDI diesel 1968 103 ms 5.3
> 2013-2020; 4670 1814 1461; 1250; 25000; 50; Ambition, Style
= 1.4 TSI petrol 1395 110 ms 5.3 / 1.6 TDI diesel 1598 81 ms 3.9 / 2.0 TDI diesel 1968 110 ms 4.3
octavia-combi; Octavia Combi; Octavia Break, أوكتافيا كومبي; estate; 5; 5
> 2006-; 4659 1814 1465; 1300; 25500; 50; Ambition, Style, Scout 4x4
= 1.4 TSI petrol 1395 103 ms 5.5 / 1.6 TDI diesel 1598 77 ms 4.2 / 2.0 TDI diesel 1968 110 ms 4.6
kodiaq; Kodiaq; كودياك; suv; 7; 5
> 2017-; 4697 1882 1681; 1600; 37000; 60; Ambition, Style, Sportline 4x4
= 1.4 TSI petrol 1395 110 s 6.3 / 2.0 TDI diesel 1968 110 s 5.3
superb; Superb; سوبيرب; sedan; 5; 5
> 2009-; 4861 1864 1468; 1450; 33000; 66; Ambition, Style, Laurin & Klement
= 1.4 TSI petrol 1395 110 ms 5.6 / 2.0 TDI diesel 1968 110 ms 4.5 / 1.4 iV phev 1395 160 s 1.5 55
`,
  ),
  ...modelTable(
    'volvo',
    `
xc60; XC60; فولفو XC60; suv; 5; 5
> 2009-2017; 4644 1891 1713; 1780; 42000; 70; Kinetic, Momentum, Summum AWD
= T5 petrol 1969 180 a 7.2 / D4 diesel 1969 133 ma 5.1 / D5 AWD diesel 2400 151 a 6.4
> 2018-; 4688 1902 1658; 1830; 51000; 60; Momentum, Inscription AWD, R-Design AWD
= T5 petrol 1969 184 a 7.4 / D4 diesel 1969 140 a 5.2 / T8 AWD phev 1969 288 a 2.1 45
v60; V60; فولفو V60; estate; 5; 5
> 2011-; 4635 1865 1484; 1590; 38000; 67; Kinetic, Momentum, R-Design
= T4 petrol 1596 132 ms 7.0 / D3 diesel 1984 120 ma 4.9
`,
  ),
  ...modelTable(
    'land-rover',
    `
range-rover-evoque; Range Rover Evoque; Evoque, إيفوك; suv; 5; 5
> 2012-; 4371 1900 1635; 1750; 46000; 60; Pure 4WD, SE Dynamic 4WD, HSE 4WD
= 2.0 Si4 petrol 1999 177 a 8.2 / 2.0 TD4 diesel 1999 110 ma 5.0 / 2.2 SD4 diesel 2179 140 a 6.0
discovery-sport; Discovery Sport; Land Rover Discovery Sport, ديسكفري سبورت; suv; 7; 5
> 2015-; 4597 1904 1727; 1840; 44000; 65; S 4WD, SE 4WD, HSE 4WD
= 2.0 Si4 petrol 1999 177 a 8.3 / 2.0 TD4 diesel 1999 132 a 5.7
`,
  ),
]
