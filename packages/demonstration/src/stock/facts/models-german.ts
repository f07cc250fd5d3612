import { modelTable } from './model-table.ts'

/** Volkswagen, Audi, BMW, Mercedes-Benz, Opel, MINI and Porsche. */
export const germanModels = [
  ...modelTable(
    'volkswagen',
    `
golf; Golf; غولف, جولف, كولف; hatchback; 5; 5
> 2004-2008; 4204 1759 1485; 1230; 21000; 55; Trendline, Comfortline, Highline
= 1.6 petrol 1595 75 ma 7.4 / 1.9 TDI diesel 1896 77 ms 5.0 / 2.0 TDI diesel 1968 103 ms 5.5
> 2009-2012; 4199 1779 1479; 1240; 23000; 55; Trendline, Comfortline, Highline
= 1.4 TSI petrol 1390 90 ms 6.2 / 1.6 TDI diesel 1598 77 ms 4.5 / 2.0 TDI diesel 1968 103 ms 4.9
> 2013-2020; 4255 1799 1452; 1240; 25000; 50; Trendline, Comfortline, Carat, R-Line
= 1.4 TSI petrol 1395 92 ms 5.2 / 1.0 TSI petrol 999 85 m 4.8 / 1.6 TDI diesel 1598 81 ms 3.9 / 2.0 TDI diesel 1968 110 ms 4.4
> 2021-; 4284 1789 1456; 1290; 30000; 50; Life, Style, R-Line
= 1.4 TSI petrol 1395 110 a 6.1 / 1.5 eTSI hybrid 1498 110 s 5.5 / 2.0 TDI diesel 1968 110 ms 4.3 / 1.4 eHybrid phev 1395 150 s 1.2 62
golf-gti; Golf GTI; GTI, غولف جي تي آي; hatchback; 5; 5
> 2009-2012; 4213 1779 1469; 1320; 33000; 55; GTI, Edition 35
= 2.0 TSI petrol 1984 155 ms 7.4
> 2013-2020; 4268 1799 1442; 1350; 37000; 50; GTI, GTI Performance, TCR
= 2.0 TSI petrol 1984 162 ms 6.4 / 2.0 TSI 230 petrol 1984 169 s 6.4
> 2021-; 4287 1789 1463; 1430; 42000; 50; GTI, Clubsport
= 2.0 TSI petrol 1984 180 s 7.1
golf-variant; Golf Variant; Golf SW, Golf Break, غولف بريك; estate; 5; 5
> 2010-2013; 4534 1781 1504; 1330; 24500; 55; Trendline, Comfortline
= 1.6 TDI diesel 1598 77 ms 4.6 / 1.4 TSI petrol 1390 90 m 6.4
> 2014-2020; 4562 1799 1481; 1320; 27000; 50; Comfortline, Highline
= 1.6 TDI diesel 1598 81 ms 4.1 / 2.0 TDI diesel 1968 110 s 4.5
polo; Polo; بولو; hatchback; 5; 5
> 2005-2009; 3916 1650 1467; 1060; 14500; 45; Trendline, Comfortline
= 1.4 petrol 1390 59 ma 6.4 / 1.6 petrol 1598 77 m 6.7 / 1.4 TDI diesel 1422 51 m 4.6
> 2010-2017; 3970 1682 1453; 1090; 16500; 45; Trendline, Comfortline, Highline
= 1.4 petrol 1390 63 ms 5.9 / 1.6 petrol 1598 77 ma 6.2 / 1.2 TSI petrol 1197 66 ms 4.9 / 1.6 TDI diesel 1598 66 m 4.2
> 2018-; 4053 1751 1461; 1130; 19500; 40; Trendline, Comfortline, Life, R-Line
= 1.0 TSI petrol 999 70 ms 4.9 / 1.0 TSI 115 petrol 999 85 s 5.1 / 1.6 petrol 1598 81 ma 6.1 / 1.6 TDI diesel 1598 70 ms 3.9
polo-vivo; Polo Vivo; Vivo; hatchback; 5; 5
> 2010-2017; 3915 1650 1465; 1050; 11500; 45; Base, Trendline, Comfortline, Maxx
= 1.4 petrol 1398 55 m 6.2 / 1.4 63kW petrol 1398 63 m 6.2 / 1.6 petrol 1598 77 ma 6.6
> 2018-; 3972 1682 1462; 1080; 13500; 45; Trendline, Comfortline, Highline, GT
= 1.4 petrol 1398 55 m 5.7 / 1.4 63kW petrol 1398 63 m 5.9 / 1.6 petrol 1598 77 a 6.4 / 1.0 TSI GT petrol 999 81 m 5.1
tiguan; Tiguan; تيغوان, تيجوان; suv; 5; 5
> 2008-2015; 4427 1809 1686; 1520; 29000; 63; Trend & Fun, Sport & Style, Track & Style 4Motion
= 1.4 TSI petrol 1390 110 ms 7.0 / 2.0 TSI petrol 1984 125 a 8.8 / 2.0 TDI diesel 1968 103 ms 5.9
> 2016-2023; 4486 1839 1643; 1500; 35000; 58; Trendline, Comfortline, Carat, R-Line 4Motion
= 1.4 TSI petrol 1395 110 ms 6.1 / 2.0 TSI petrol 1984 132 s 7.5 / 2.0 TDI diesel 1968 110 ms 4.9
touareg; Touareg; طوارق; suv; 5; 5
> 2005-2010; 4754 1928 1726; 2250; 52000; 100; V6 4Motion, Individual 4Motion
= 3.6 V6 petrol 3597 206 a 12.8 / 3.0 V6 TDI diesel 2967 165 a 10.0
> 2011-2018; 4795 1940 1709; 2080; 60000; 85; V6 4Motion, R-Line 4Motion
= 3.0 V6 TDI diesel 2967 180 a 7.4
caddy; Caddy; كادي; minivan; 5; 5
> 2005-2015; 4406 1794 1822; 1480; 18500; 60; Life, Trendline, Comfortline
= 1.9 TDI diesel 1896 77 m 6.1 / 1.6 TDI diesel 1598 75 m 5.6 / 2.0 TDI diesel 1968 103 s 6.2
> 2016-; 4500 1855 1798; 1520; 25000; 55; Trendline, Comfortline, Alltrack
= 2.0 TDI diesel 1968 75 m 5.1 / 2.0 TDI 122 diesel 1968 90 s 5.2
amarok; Amarok; أماروك; pickup; 5; 4
> 2010-2022; 5254 1954 1834; 1950; 36000; 80; Trendline, Highline 4Motion, Canyon 4Motion
= 2.0 TDI diesel 1968 103 m 7.6 / 2.0 BiTDI diesel 1968 132 ma 8.0 / 3.0 V6 TDI diesel 2967 165 a 8.8
> 2023-; 5350 1910 1888; 2150; 44000; 80; Life, Style 4Motion, PanAmericana 4Motion
= 2.0 TDI diesel 1996 125 ma 7.8 / 2.0 BiTDI diesel 1996 154 a 8.6 / 3.0 V6 TDI diesel 2993 184 a 10.0
passat; Passat; باسات; sedan; 5; 4
> 2006-2014; 4769 1820 1470; 1450; 28000; 70; Trendline, Comfortline, Highline, SE^us
= 1.8 TSI petrol 1798 118 ms 7.4 / 2.0 TDI diesel 1968 103 ms 5.3
> 2015-2023; 4767 1832 1456; 1450; 33000; 66; Confortline, Carat, R-Line
= 1.4 TSI petrol 1395 110 s 5.4 / 2.0 TDI diesel 1968 110 ms 4.3 / 1.4 GTE phev 1395 160 s 1.6 50
jetta; Jetta; جيتا; sedan; 5; 4
> 2006-2010; 4554 1781 1459; 1330; 21000; 55; Trendline, Comfortline, S^us, SE^us
= 1.6 petrol 1595 75 ma 7.6 / 1.9 TDI diesel 1896 77 ms 5.2 / 2.5 petrol 2480 125 a 9.6
> 2011-2018; 4644 1778 1482; 1340; 23500; 55; Trendline, Comfortline, SE^us, SEL^us
= 1.4 TSI petrol 1390 90 ms 6.2 / 1.6 TDI diesel 1598 77 ms 4.5 / 2.0 petrol 1984 85 a 8.2
t-roc; T-Roc; تي روك; suv; 5; 5
> 2018-; 4234 1819 1573; 1350; 30000; 50; Life, Style, R-Line
= 1.4 TSI petrol 1395 110 a 6.3 / 2.0 TDI diesel 1968 110 s 4.8
t-cross; T-Cross; تي كروس; suv; 5; 5
> 2019-; 4235 1760 1584; 1230; 24000; 40; Comfortline, Highline, R-Line
= 1.0 TSI petrol 999 70 ms 5.2 / 1.0 TSI 115 petrol 999 85 s 5.5
id-4; ID.4; ID4, آي دي 4; suv; 5; 5
> 2021-; 4584 1852 1640; 2050; 42000; ; Pure, Pro, Pro Performance
= 52 kWh ev 109 a 17.2 340 / 77 kWh ev 150 a 17.5 515
transporter; Transporter; T5, T6, ترانسبورتر; van; 3; 4
> 2010-2015; 4892 1904 1990; 1800; 28000; 80; Startline, Trendline
= 2.0 TDI diesel 1968 75 m 7.3 / 2.0 TDI 140 diesel 1968 103 ms 7.6
> 2016-; 4904 1904 1990; 1850; 35000; 70; Startline, Trendline
= 2.0 TDI diesel 1968 110 ms 6.6
`,
  ),
  ...modelTable(
    'audi',
    `
a3; A3; أودي A3; hatchback; 5; 5
> 2005-2012; 4286 1765 1423; 1320; 28000; 55; Attraction, Ambition, Ambiente
= 1.4 TSI petrol 1390 92 ms 5.8 / 2.0 TDI diesel 1968 103 ms 5.0
> 2013-2020; 4310 1785 1425; 1280; 31500; 50; Attraction, Ambition, S line
= 1.4 TFSI petrol 1395 92 ms 5.0 / 1.6 TDI diesel 1598 81 ms 3.9 / 2.0 TDI diesel 1968 110 s 4.3
a4; A4; أودي A4; sedan; 5; 4
> 2008-2015; 4701 1826 1427; 1490; 37000; 63; Attraction, Ambition, S line
= 1.8 TFSI petrol 1798 118 ma 6.9 / 2.0 TDI diesel 1968 105 ma 5.1
> 2016-2023; 4726 1842 1427; 1480; 43000; 54; Design, Sport, S line
= 1.4 TFSI petrol 1395 110 s 5.5 / 2.0 TDI diesel 1968 110 s 4.2
a4-avant; A4 Avant; A4 Break, أودي A4 أفانت; estate; 5; 5
> 2009-2023; 4725 1842 1434; 1540; 44000; 58; Attraction, S line
= 2.0 TFSI petrol 1984 140 s 6.5 / 2.0 TDI diesel 1968 110 ms 4.6
a5-cabriolet; A5 Cabriolet; أودي A5 كابريوليه; convertible; 4; 2
> 2009-2023; 4640 1854 1383; 1720; 52000; 60; Ambition, S line
= 1.8 TFSI petrol 1798 118 m 7.4 / 2.0 TFSI petrol 1984 155 s 7.0
tt; TT; أودي TT; coupe; 4; 2
> 2007-2014; 4198 1842 1352; 1320; 42000; 60; Coupé, S line
= 2.0 TFSI petrol 1984 147 ms 7.3 / 2.0 TDI quattro diesel 1968 125 m 5.3
q3; Q3; أودي Q3; suv; 5; 5
> 2012-2018; 4385 1831 1608; 1490; 35000; 64; Attraction, Ambition, S line quattro
= 1.4 TFSI petrol 1395 110 ms 5.8 / 2.0 TDI diesel 1968 103 ms 5.2
> 2019-; 4484 1849 1585; 1580; 42000; 60; Design, S line
= 1.4 TFSI petrol 1395 110 s 6.4 / 2.0 TDI diesel 1968 110 s 5.2
q5; Q5; أودي Q5; suv; 5; 5
> 2009-2016; 4629 1898 1655; 1770; 46000; 75; Ambition quattro, S line quattro
= 2.0 TFSI petrol 1984 155 a 8.5 / 2.0 TDI diesel 1968 125 ms 6.3
> 2017-; 4663 1893 1659; 1800; 54000; 65; Design quattro, S line quattro
= 2.0 TFSI petrol 1984 185 s 7.3 / 2.0 TDI diesel 1968 140 s 5.5
`,
  ),
  ...modelTable(
    'bmw',
    `
1-series; 1 Series; Series 1, BMW 1, 118i, Série 1, الفئة الأولى, BMW 1 Series; hatchback; 5; 5
> 2006-2011; 4239 1748 1421; 1360; 28000; 53; Confort, M Sport
= 118i petrol 1995 105 ma 6.9 / 118d diesel 1995 105 ma 4.9
> 2012-2019; 4329 1765 1440; 1370; 31000; 52; Lounge, Urban, M Sport
= 118i petrol 1499 100 ma 5.4 / 116d diesel 1496 85 m 4.1 / 118d diesel 1995 110 a 4.2
3-series; 3 Series; Series 3, BMW 3, 320i, 320d, Série 3, الفئة الثالثة, BMW 3 Series; sedan; 5; 4
> 2005-2011; 4520 1817 1421; 1430; 36000; 63; Confort, Exclusive, M Sport, Premium^us
= 320i petrol 1995 110 ma 7.4 / 320d diesel 1995 120 ma 5.4 / 328i petrol 2996 172 a 9.2
> 2012-2018; 4624 1811 1429; 1430; 39000; 60; Luxury Line, Sport Line, M Sport, Sport Line xDrive^us
= 320i petrol 1997 135 ma 6.3 / 316d diesel 1995 85 ma 4.5 / 320d diesel 1995 135 a 4.5 / 328i petrol 1997 180 a 6.5
> 2019-; 4709 1827 1442; 1500; 46000; 59; Luxury Line, Sport Line, M Sport
= 320i petrol 1998 135 a 6.2 / 320d diesel 1995 140 a 4.6 / 330e phev 1998 215 a 1.6 60
4-series-coupe; 4 Series Coupé; Series 4 Coupé, BMW 4, Série 4, الفئة الرابعة كوبيه; coupe; 4; 2
> 2014-2020; 4638 1825 1362; 1500; 46000; 60; Luxury Line, M Sport
= 420i petrol 1998 135 ma 6.1 / 420d diesel 1995 140 a 4.5 / 440i petrol 2998 240 a 7.0
5-series; 5 Series; Series 5, BMW 5, 520d, Série 5, الفئة الخامسة, BMW 5 Series; sedan; 5; 4
> 2005-2010; 4841 1846 1468; 1570; 46000; 70; Confort, Exclusive
= 520d diesel 1995 120 ma 6.1 / 525i petrol 2497 160 a 9.0
> 2011-2017; 4907 1860 1464; 1680; 51000; 70; Luxury, M Sport
= 520d diesel 1995 135 a 5.1 / 528i petrol 1997 180 a 7.0
x1; X1; بي إم X1; suv; 5; 5
> 2010-2015; 4454 1798 1545; 1500; 34000; 63; sDrive, xDrive
= 18i petrol 1995 110 ma 7.8 / 18d diesel 1995 105 ma 5.2 / 20d diesel 1995 135 a 5.4
> 2016-2022; 4439 1821 1598; 1490; 38000; 61; Lounge, M Sport
= 18i petrol 1499 103 s 5.6 / 18d diesel 1995 110 a 4.6
x3; X3; بي إم X3; suv; 5; 5
> 2006-2010; 4569 1853 1674; 1760; 43000; 67; xDrive, xDrive Sport
= 2.0d diesel 1995 130 ma 6.5 / 2.5si petrol 2497 160 a 10.0
> 2011-2017; 4648 1881 1661; 1790; 47000; 67; xDrive Luxury, xDrive M Sport, xDrive Premium^us
= 20i petrol 1997 135 a 7.5 / 20d diesel 1995 135 ma 5.6
> 2018-; 4708 1891 1676; 1780; 56000; 65; xDrive Luxury, xDrive M Sport
= 20i petrol 1998 135 a 7.4 / 20d diesel 1995 140 a 5.6 / 30e phev 1998 215 a 2.2 45
x5; X5; بي إم X5; suv; 5; 5
> 2007-2013; 4857 1933 1776; 2150; 62000; 85; xDrive, xDrive Exclusive, xDrive Premium^us
= 3.0d diesel 2993 173 a 8.1 / 35i petrol 2979 225 a 10.1
> 2014-2023; 4886 1938 1762; 2100; 72000; 85; xDrive, xDrive M Sport
= 30d diesel 2993 190 a 6.2 / 40e phev 1997 230 a 3.3 31
z4; Z4; بي إم Z4; convertible; 2; 2
> 2009-2016; 4239 1790 1291; 1480; 46000; 55; sDrive, M Sport
= 20i petrol 1997 135 ma 6.8 / 23i petrol 2497 150 a 8.5
`,
  ),
  ...modelTable(
    'mercedes-benz',
    `
a-class; A-Class; Classe A, A180, A200, الفئة A; hatchback; 5; 5
> 2012-2018; 4292 1780 1433; 1370; 30000; 50; Style, Urban, AMG Line
= A 180 petrol 1595 90 ms 5.6 / A 200 petrol 1595 115 s 5.7 / A 180 CDI diesel 1461 80 ms 4.0
c-class; C-Class; Classe C, C180, C200, C220, C300, الفئة C; sedan; 5; 4
> 2007-2013; 4581 1770 1447; 1490; 37000; 66; Classic, Elegance, Avantgarde, C 300 4MATIC^us
= C 180 petrol 1796 115 ma 7.4 / C 200 petrol 1796 135 a 7.3 / C 220 CDI diesel 2143 125 ma 5.6 / C 300 petrol 2996 170 a 9.6
> 2014-2020; 4686 1810 1442; 1470; 43000; 66; Executive, Avantgarde, AMG Line, 4MATIC^us
= C 180 petrol 1595 115 ma 5.7 / C 200 petrol 1991 135 a 5.9 / C 220 d diesel 2143 125 a 4.4 / C 300 petrol 1991 180 a 6.6
> 2021-; 4751 1820 1438; 1600; 52000; 66; Avantgarde, AMG Line
= C 180 hybrid 1496 125 a 6.4 / C 200 hybrid 1496 150 a 6.4 / C 220 d diesel 1993 147 a 4.7
c-class-coupe; C-Class Coupé; Classe C Coupé, الفئة C كوبيه; coupe; 4; 2
> 2012-2022; 4686 1810 1405; 1500; 45000; 66; Avantgarde, AMG Line
= C 180 petrol 1595 115 a 6.1 / C 250 petrol 1796 150 a 6.9
e-class; E-Class; Classe E, E200, E220, E250, الفئة E; sedan; 5; 4
> 2003-2008; 4818 1822 1452; 1590; 47000; 70; Classic, Elegance, Avantgarde, Luxury^us
= E 200 Kompressor petrol 1796 135 a 8.6 / E 220 CDI diesel 2148 125 ma 6.4 / E 350 petrol 3498 200 a 9.8
> 2009-2016; 4868 1854 1471; 1680; 52000; 80; Classic, Elegance, Avantgarde, Luxury 4MATIC^us
= E 200 petrol 1796 135 a 7.2 / E 220 CDI diesel 2143 125 a 5.3 / E 350 petrol 3498 215 a 8.5
> 2017-2023; 4923 1852 1468; 1660; 58000; 66; Executive, Avantgarde, AMG Line
= E 200 petrol 1991 135 a 6.3 / E 220 d diesel 1950 143 a 4.3 / E 300 e phev 1991 235 a 2.0 50
glk; GLK; مرسيدس GLK; suv; 5; 5
> 2009-2015; 4525 1840 1669; 1830; 43000; 66; 4MATIC, 4MATIC Sport, 4MATIC Premium^us
= GLK 220 CDI diesel 2143 125 a 6.7 / GLK 350 petrol 3498 200 a 10.0
glc; GLC; مرسيدس GLC; suv; 5; 5
> 2016-2022; 4656 1890 1639; 1770; 53000; 66; 4MATIC, 4MATIC AMG Line
= GLC 250 petrol 1991 155 a 7.1 / GLC 220 d diesel 2143 125 a 5.3 / GLC 300 e phev 1991 235 a 2.5 45
gle; GLE; ML, مرسيدس GLE; suv; 5; 5
> 2015-2023; 4819 1935 1796; 2150; 72000; 93; 4MATIC, 4MATIC AMG Line
= GLE 250 d diesel 2143 150 a 6.4 / GLE 350 d diesel 2987 190 a 6.9 / GLE 400 petrol 2996 245 a 9.2
slk; SLK; مرسيدس SLK; convertible; 2; 2
> 2005-2015; 4134 1810 1301; 1430; 43000; 65; Sport, AMG Line
= SLK 200 petrol 1796 135 ma 7.0 / SLK 350 petrol 3498 225 a 8.4
vito; Vito; فيتو; van; 3; 4
> 2008-2014; 4763 1901 1875; 1850; 28000; 75; Fourgon, Mixto
= 110 CDI diesel 2143 70 m 7.4 / 113 CDI diesel 2143 100 ma 7.6
> 2015-; 4895 1928 1910; 1900; 34000; 70; Fourgon, Mixto
= 111 CDI diesel 1598 84 m 6.3 / 114 CDI diesel 2143 100 ma 6.4
sprinter; Sprinter; سبرينتر; van; 3; 4
> 2007-2018; 5910 1993 2595; 2100; 36000; 75; Fourgon, Combi
= 211 CDI diesel 2143 80 m 8.5 / 313 CDI diesel 2143 95 ma 8.7
`,
  ),
  ...modelTable(
    'opel',
    `
corsa; Corsa; كورسا; hatchback; 5; 5
> 2007-2014; 3999 1737 1488; 1100; 14500; 45; Essentia, Enjoy, Cosmo
= 1.2 petrol 1229 63 ms 5.5 / 1.4 petrol 1398 74 a 6.1 / 1.3 CDTI diesel 1248 55 m 4.3
> 2015-2019; 4021 1746 1481; 1140; 16000; 45; Essentia, Enjoy, Cosmo
= 1.4 petrol 1398 66 ma 5.3 / 1.3 CDTI diesel 1248 70 m 3.8
> 2020-; 4060 1765 1433; 1150; 20500; 44; Edition, Elegance, GS Line
= 1.2 Turbo petrol 1199 74 ma 5.4 / 1.5 D diesel 1499 75 m 4.1
astra; Astra; أسترا; hatchback; 5; 5
> 2005-2015; 4419 1814 1510; 1320; 20500; 56; Essentia, Enjoy, Cosmo
= 1.6 petrol 1598 85 ma 6.6 / 1.4 Turbo petrol 1364 103 m 6.0 / 1.7 CDTI diesel 1686 81 m 4.6
> 2016-; 4370 1809 1485; 1280; 23500; 48; Edition, Elegance
= 1.4 Turbo petrol 1399 110 ma 5.5 / 1.6 CDTI diesel 1598 81 m 3.9
mokka; Mokka; موكا; suv; 5; 5
> 2013-2019; 4278 1777 1658; 1390; 23500; 53; Enjoy, Cosmo, Cosmo 4x4
= 1.4 Turbo petrol 1364 103 ma 6.4 / 1.7 CDTI diesel 1686 96 ma 5.0
`,
  ),
  ...modelTable(
    'mini',
    `
hatch; Cooper; Mini Hatch, Mini One, ميني كوبر; hatchback; 4; 3
> 2007-2013; 3699 1683 1407; 1150; 23000; 40; One, Cooper, Cooper S
= 1.6 petrol 1598 90 ma 5.8 / 1.6 Turbo petrol 1598 128 ma 6.5 / 1.6 D diesel 1598 82 m 4.1
> 2014-; 3821 1727 1414; 1190; 27000; 40; One, Cooper, Cooper S
= 1.5 petrol 1499 100 ms 5.1 / 2.0 Turbo petrol 1998 141 ms 5.9 / 1.5 D diesel 1496 85 m 3.9
`,
  ),
  ...modelTable(
    'porsche',
    `
cayenne; Cayenne; كايين, كايان; suv; 5; 5
> 2007-2017; 4846 1939 1705; 2110; 82000; 85; Cayenne, Platinum Edition
= 3.6 V6 petrol 3598 220 a 10.4 / 3.0 V6 diesel 2967 180 a 7.4 / S E-Hybrid phev 2995 306 a 3.4 30
`,
  ),
]
