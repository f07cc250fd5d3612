import { modelTable } from './model-table.ts'

/** Toyota, Lexus, Nissan and Honda. */
export const japaneseModels = [
  ...modelTable(
    'toyota',
    `
corolla; Corolla; كورولا, Corora; sedan; 5; 4
> 2002-2007; 4410 1710 1470; 1120; 18500; 50; XLi, GLi, LE^us, S^us, GLE^za
= 1.4 VVT-i petrol 1398 71 m 6.9 / 1.6 petrol 1598 81 ma 7.2 / 1.8 petrol 1794 97 a 7.8 / 2.0 D-4D diesel 1995 66 m 5.7
> 2008-2013; 4540 1760 1470; 1220; 19500; 50; XLi, GLi, Sol, LE^us, S^us, Professional^za, Advanced^za
= 1.3 petrol 1329 73 m 5.9 / 1.6 petrol 1598 91 ma 6.9 / 1.8 petrol 1798 103 a 7.4 / 2.0 D-4D diesel 1998 93 m 5.6
> 2014-2019; 4620 1775 1465; 1250; 20500; 50; XLi, GLi, Elegant, LE^us, SE^us, Prestige^za, Exclusive^za
= 1.6 petrol 1598 97 ma 6.6 / 1.8 petrol 1798 103 a 7.2 / 1.4 D-4D diesel 1364 66 m 4.1
> 2020-; 4630 1780 1435; 1310; 26000; 50; XLi, Dynamic, LE^us, SE^us, XS^za, XR^za
= 1.6 petrol 1598 90 ma 6.6 / 2.0 petrol 1987 125 a 6.1 / 1.8 Hybrid hybrid 1798 90 a 4.0
corolla-cross; Corolla Cross; كورولا كروس; suv; 5; 5
> 2021-; 4460 1825 1620; 1350; 27500; 47; Xi, XS, XR, GR-S
= 1.8 petrol 1798 103 a 6.8 / 1.8 Hybrid hybrid 1798 90 a 4.3
corolla-fielder; Corolla Fielder; Fielder, كورولا فيلدر; estate; 5; 5
> 2002-2012; 4420 1695 1475; 1180; 18000; 50; X, 1.5X, Aerotourer
= 1.5 petrol 1496 81 a 6.1 / 1.8 petrol 1794 97 a 6.9
yaris; Yaris; ياريس; hatchback; 5; 5
> 2006-2011; 3750 1695 1530; 1030; 14000; 42; T1, T3, Sol, CE^us, LE^us, Zen3^za
= 1.0 VVT-i petrol 998 51 m 5.4 / 1.3 VVT-i petrol 1296 64 ms 6.0 / 1.4 D-4D diesel 1364 66 m 4.5
> 2012-2019; 3885 1695 1510; 1060; 16000; 42; Active, Dynamic, Style, LE^us
= 1.0 VVT-i petrol 998 51 m 4.8 / 1.3 VVT-i petrol 1329 73 ma 5.1 / 1.5 Hybrid hybrid 1497 74 a 3.6 / 1.4 D-4D diesel 1364 66 m 4.0
> 2020-; 3940 1745 1500; 1090; 20500; 42; Dynamic, Design, Premium
= 1.0 VVT-i petrol 998 53 m 5.2 / 1.5 Hybrid hybrid 1490 85 a 3.9
vitz; Vitz; فيتز; hatchback; 5; 5
> 2002-2010; 3750 1695 1520; 990; 13000; 42; F, U, RS
= 1.0 petrol 996 51 a 5.3 / 1.3 petrol 1296 64 a 5.7
> 2011-2019; 3885 1695 1500; 1000; 14500; 42; F, Jewela, RS
= 1.0 petrol 996 51 a 4.8 / 1.3 petrol 1329 70 a 5.0
starlet; Starlet; ستارلت; hatchback; 5; 5
> 2020-; 3995 1745 1510; 920; 15500; 37; Xi, XS, XR
= 1.4 petrol 1373 68 ma 5.4 / 1.5 petrol 1462 77 ma 5.6
urban-cruiser; Urban Cruiser; أوربان كروزر; suv; 5; 5
> 2021-; 3995 1790 1640; 1130; 18500; 48; Xi, XS, XR
= 1.5 petrol 1462 77 ma 6.2
rav4; RAV4; Rav 4, راف 4, راف فور, Rava4; suv; 5; 5
> 2001-2005; 4245 1735 1680; 1280; 25000; 57; J, L 4WD, Limited 4WD^us
= 2.0 petrol 1998 110 ma 8.6 / 2.4 petrol 2362 119 a 9.6
> 2006-2012; 4395 1815 1685; 1500; 28000; 60; VX, VX 4x4, Limited 4WD^us, Sport^us, VX^za
= 2.0 petrol 1998 112 ma 8.5 / 2.4 petrol 2362 125 a 9.4 / 2.5 petrol 2494 132 a 9.0 / 2.2 D-4D diesel 2231 100 m 6.6
> 2013-2018; 4570 1845 1660; 1540; 30500; 60; Active, VX 4WD, LE^us, XLE AWD^us, Limited AWD^us, GX^za
= 2.0 petrol 1987 107 ma 7.7 / 2.5 petrol 2494 132 a 8.5 / 2.0 D-4D diesel 1998 91 m 5.0 / 2.5 Hybrid hybrid 2494 145 a 5.1
> 2019-; 4600 1855 1685; 1590; 38000; 55; Dynamic, Lounge, LE^us, XLE^us, GX^za, VX^za
= 2.0 petrol 1987 127 a 6.7 / 2.5 petrol 2487 152 a 7.8 / 2.5 Hybrid hybrid 2487 160 a 4.8
harrier; Harrier; هارير; suv; 5; 5
> 2003-2013; 4735 1845 1680; 1690; 33000; 72; 240G, 300G, AIRS 4WD
= 2.4 petrol 2362 118 a 9.8 / 3.0 V6 petrol 2994 162 a 11.2 / 3.3 Hybrid hybrid 3310 155 a 7.2
> 2014-2020; 4720 1835 1690; 1600; 36000; 60; Elegance, Premium, Grand
= 2.0 petrol 1986 111 a 7.4 / 2.5 Hybrid hybrid 2493 112 a 5.2
hilux; Hilux; هايلوكس, هيلوكس, Vigo; pickup; 5; 4
> 2005-2015; 5260 1835 1850; 1800; 30000; 80; Double Cabine 4x4, SRX 4x4, Raider^za, Raider 4x4^za
= 2.7 VVT-i petrol 2694 118 m 11.2 / 2.5 D-4D diesel 2494 75 m 8.2 / 3.0 D-4D diesel 2982 120 ma 8.4
> 2016-; 5330 1855 1815; 2000; 36000; 80; Double Cabine 4x4, Invincible 4x4, SRX^za, Raider^za, Legend 4x4^za
= 2.7 VVT-i petrol 2694 122 m 11.0 / 2.4 GD-6 diesel 2393 110 ma 7.4 / 2.8 GD-6 diesel 2755 150 ma 7.9
fortuner; Fortuner; فورتشنر; suv; 7; 5
> 2006-2015; 4705 1840 1850; 1880; 36000; 80; 4x4, Heritage Edition^za, Raised Body^za
= 2.7 VVT-i petrol 2694 118 a 11.5 / 2.5 D-4D diesel 2494 75 ma 8.6 / 3.0 D-4D diesel 2982 120 ma 8.8
> 2016-; 4795 1855 1835; 2050; 44000; 80; 4x4, VX^za, Epic^za, Epic 4x4^za
= 2.4 GD-6 diesel 2393 110 ma 7.4 / 2.8 GD-6 diesel 2755 150 a 8.1
land-cruiser-prado; Land Cruiser Prado; Prado, برادو, لاند كروزر برادو; suv; 7; 5
> 2003-2009; 4715 1875 1905; 2080; 45000; 87; TX 4x4, VX 4x4
= 2.7 VVT-i petrol 2694 120 ma 12.6 / 4.0 V6 petrol 3956 183 a 12.4 / 3.0 D-4D diesel 2982 122 ma 9.0
> 2010-2023; 4760 1885 1890; 2150; 52000; 87; TX 4x4, TXL 4x4, VX 4x4
= 2.7 VVT-i petrol 2694 120 a 11.7 / 4.0 V6 petrol 3956 202 a 11.5 / 3.0 D-4D diesel 2982 127 ma 8.3 / 2.8 D-4D diesel 2755 130 a 8.0
land-cruiser; Land Cruiser; لاند كروزر; suv; 8; 5
> 2002-2007; 4890 1940 1860; 2480; 62000; 96; GX 4x4, VX 4x4
= 4.7 V8 petrol 4664 175 a 16.3 / 4.2 TD diesel 4164 150 ma 11.1
> 2008-2021; 4950 1970 1880; 2600; 75000; 93; GX 4x4, VX 4x4, VXR 4x4
= 4.6 V8 petrol 4608 227 a 13.9 / 4.5 V8 D-4D diesel 4461 195 a 10.3
camry; Camry; كامري; sedan; 5; 4
> 2007-2011; 4805 1820 1470; 1500; 25000; 70; GLX, LE^us, SE^us, XLE^us
= 2.4 petrol 2362 118 ma 8.9 / 3.5 V6 petrol 3456 200 a 10.0 / 2.4 Hybrid hybrid 2362 140 a 6.9
> 2012-2017; 4850 1820 1470; 1480; 26500; 64; GLX, LE^us, SE^us, XLE^us
= 2.5 petrol 2494 133 a 8.3 / 2.5 Hybrid hybrid 2494 149 a 5.9
> 2018-; 4885 1840 1445; 1550; 32000; 60; Dynamic, LE^us, SE^us, XSE^us
= 2.5 petrol 2487 151 a 7.4 / 2.5 Hybrid hybrid 2487 160 a 4.7
c-hr; C-HR; CHR, سي إتش آر; suv; 5; 5
> 2017-; 4360 1795 1555; 1390; 27500; 43; Dynamic, Design, Lounge, Plus^za
= 1.2 T petrol 1197 85 ma 6.3 / 1.8 Hybrid hybrid 1798 90 a 4.1
prius; Prius; بريوس; hatchback; 5; 5
> 2004-2015; 4480 1745 1490; 1370; 27000; 45; S, G, Lounge
= 1.5 Hybrid hybrid 1497 83 a 4.3 / 1.8 Hybrid hybrid 1798 100 a 3.9
avanza; Avanza; أفانزا; minivan; 7; 5
> 2007-2021; 4140 1660 1695; 1090; 17500; 45; S, SX, TX
= 1.3 petrol 1298 67 m 6.9 / 1.5 petrol 1496 77 ma 7.3
hiace; Hiace; هايس, هياس, Quantum; van; 3; 4
> 2006-; 4695 1695 1980; 1750; 29000; 70; Panel Van, Minibus
= 2.7 VVT-i petrol 2694 111 m 11.3 / 2.5 D-4D diesel 2494 75 m 8.3 / 3.0 D-4D diesel 2982 100 ma 8.9
gt86; GT86; 86, تويوتا 86; coupe; 4; 2
> 2012-2020; 4240 1775 1285; 1240; 32000; 50; Standard, High
= 2.0 petrol 1998 147 ma 7.5
`,
  ),
  ...modelTable(
    'lexus',
    `
rx; RX; RX 350, RX 450h, لكزس RX; suv; 5; 5
> 2004-2015; 4770 1885 1685; 1900; 52000; 72; RX, AWD, AWD^us
= 350 petrol 3456 203 a 10.6 / 400h hybrid 3311 200 a 8.1 / 450h hybrid 3456 220 a 6.3
nx; NX; NX 300h, لكزس NX; suv; 5; 5
> 2015-; 4630 1845 1645; 1720; 46000; 60; EX, F Sport AWD
= 200t petrol 1998 175 a 7.9 / 300h hybrid 2494 145 a 5.2 / 450h+ phev 2487 227 a 1.1 69
`,
  ),
  ...modelTable(
    'nissan',
    `
qashqai; Qashqai; قشقاي; suv; 5; 5
> 2007-2013; 4315 1783 1606; 1410; 23500; 65; Visia, Acenta, Tekna
= 1.6 petrol 1598 84 m 6.6 / 2.0 petrol 1997 104 ma 8.1 / 1.5 dCi diesel 1461 78 m 5.2
> 2014-2021; 4377 1806 1590; 1370; 26500; 55; Visia, Acenta, Tekna
= 1.2 DIG-T petrol 1197 85 ma 5.8 / 1.5 dCi diesel 1461 81 m 3.9 / 1.6 dCi diesel 1598 96 a 4.6
> 2022-; 4425 1835 1625; 1410; 33000; 55; Acenta, N-Connecta, Tekna
= 1.3 DIG-T hybrid 1332 103 m 6.3 / 1.5 e-Power hybrid 1497 140 a 5.2
x-trail; X-Trail; إكس تريل; suv; 5; 5
> 2002-2007; 4510 1765 1675; 1440; 25000; 60; X 4x4, Comfort, Sport
= 2.0 petrol 1998 103 ma 9.2 / 2.5 petrol 2488 121 a 9.6 / 2.2 dCi diesel 2184 100 m 7.2
> 2008-2014; 4635 1785 1685; 1520; 27500; 65; XE, SE 4x4, LE 4x4
= 2.0 petrol 1997 104 ma 8.5 / 2.5 petrol 2488 124 a 9.2 / 2.0 dCi diesel 1995 110 ma 6.7
> 2015-2022; 4640 1820 1710; 1500; 30500; 60; Visia, Acenta 4x4, Tekna 4x4
= 2.0 petrol 1997 106 a 7.6 / 2.5 petrol 2488 126 a 8.3 / 1.6 dCi diesel 1598 96 ma 5.1
rogue; Rogue; روغ; suv; 5; 5
> 2008-2013; 4645 1800 1684; 1490; 24500; 60; S^us, SV AWD^us, SL^us
= 2.5 petrol 2488 127 a 9.4
> 2014-2020; 4630 1840 1715; 1550; 27500; 55; S^us, SV AWD^us, SL AWD^us
= 2.5 petrol 2488 127 a 8.4
np200; NP200; إن بي 200; pickup; 2; 2
> 2009-2024; 4496 1984 1554; 1040; 12500; 50; Base, Pack, SE
= 1.6 petrol 1598 64 m 8.1 / 1.5 dCi diesel 1461 63 m 5.3
np300; NP300 Hardbody; NP300, Hardbody, إن بي 300; pickup; 5; 4
> 2008-2021; 5224 1825 1715; 1600; 21500; 75; SE, Hi-Rider, 4x4
= 2.4 petrol 2389 105 m 11.2 / 2.5 TDi diesel 2488 98 m 8.6
navara; Navara; نافارا; pickup; 5; 4
> 2008-2015; 5296 1848 1782; 2000; 30000; 80; SE, LE 4x4
= 2.5 dCi diesel 2488 128 ma 8.6
> 2016-; 5255 1850 1840; 1950; 35000; 80; SE, LE 4x4, PRO-4X
= 2.3 D diesel 2298 120 m 6.9 / 2.3 D 190 diesel 2298 140 a 7.0 / 2.5 D diesel 2488 120 ma 8.1
magnite; Magnite; ماجنايت; suv; 5; 5
> 2021-; 3994 1758 1572; 1010; 15500; 40; Visia, Acenta, Acenta Plus
= 1.0 petrol 999 53 ms 5.6 / 1.0 Turbo petrol 999 74 ma 5.6
micra; Micra; ميكرا; hatchback; 5; 5
> 2003-2017; 3780 1665 1525; 960; 13500; 41; Visia, Acenta, Tekna
= 1.2 petrol 1198 59 ma 5.4 / 1.5 dCi diesel 1461 63 m 4.5
juke; Juke; جوك; suv; 5; 5
> 2011-2019; 4135 1765 1565; 1200; 21000; 46; Visia, Acenta, Tekna
= 1.6 petrol 1598 86 ma 6.2 / 1.5 dCi diesel 1461 81 m 4.2
patrol; Patrol; باترول; suv; 7; 5
> 2005-2016; 5050 1940 1855; 2450; 48000; 95; GL 4x4, GRX 4x4
= 3.0 Di diesel 2953 118 m 10.8 / 4.8 petrol 4759 180 a 15.5
leaf; Leaf; ليف; hatchback; 5; 5
> 2011-2017; 4445 1770 1550; 1520; 28000; ; Visia, Acenta, Tekna
= 24 kWh ev 80 a 15.0 175 / 30 kWh ev 80 a 15.0 210
> 2018-2024; 4490 1788 1530; 1580; 33000; ; Acenta, N-Connecta, Tekna
= 40 kWh ev 110 a 17.1 270 / e+ 62 kWh ev 160 a 18.5 385
370z; 370Z; نيسان زد; coupe; 2; 2
> 2009-2020; 4250 1845 1315; 1530; 43000; 72; Pack, Nismo
= 3.7 V6 petrol 3696 241 ma 10.5
`,
  ),
  ...modelTable(
    'honda',
    `
cr-v; CR-V; CRV, سي آر في; suv; 5; 5
> 2002-2006; 4575 1780 1710; 1480; 26000; 58; ES 4WD, EX 4WD^us
= 2.0 petrol 1998 110 ma 9.1 / 2.4 petrol 2354 119 a 9.8
> 2007-2012; 4530 1820 1675; 1550; 28000; 58; Comfort, Executive 4WD, LX^us, EX-L AWD^us
= 2.0 petrol 1997 110 ma 8.2 / 2.4 petrol 2354 124 a 9.0 / 2.2 i-DTEC diesel 2199 110 m 6.5
> 2013-2022; 4570 1820 1685; 1530; 31500; 58; Comfort, Executive 4WD, LX^us, EX-L AWD^us
= 2.0 petrol 1997 114 ma 7.4 / 2.4 petrol 2356 138 a 8.1 / 1.5 T petrol 1498 140 a 7.0
fit; Fit; Jazz, Honda Jazz, فيت, جاز; hatchback; 5; 5
> 2003-2013; 3900 1695 1525; 1070; 15000; 42; Trend, Comfort, LX^us
= 1.3 petrol 1339 73 ma 5.5 / 1.5 petrol 1497 88 a 5.9 / 1.3 Hybrid hybrid 1339 72 a 4.4
> 2014-; 3995 1695 1525; 1080; 17500; 40; Trend, Elegance, LX^us
= 1.2 petrol 1199 66 ma 5.1 / 1.5 petrol 1498 88 a 5.6 / 1.5 Hybrid hybrid 1496 80 a 4.0
civic; Civic; سيفيك; sedan; 5; 4
> 2006-2015; 4540 1750 1450; 1250; 21000; 50; LX, EX, EX-L^us
= 1.8 petrol 1799 103 ma 6.8 / 1.3 Hybrid hybrid 1339 70 a 4.6
> 2016-; 4648 1799 1416; 1290; 26000; 47; Comfort, Executive, EX^us, Touring^us
= 1.6 petrol 1597 92 a 6.2 / 1.5 T petrol 1498 127 a 5.9
`,
  ),
]
