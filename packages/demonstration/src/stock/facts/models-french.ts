import { modelTable } from './model-table.ts'

/** Dacia, Renault, Peugeot and Citroën. */
export const frenchModels = [
  ...modelTable(
    'dacia',
    `
logan; Logan; لوغان, لوجان; sedan; 5; 4
> 2005-2012; 4250 1740 1534; 1040; 11500; 50; Ambiance, Lauréate
= 1.4 MPI petrol 1390 55 m 6.9 / 1.6 MPI petrol 1598 64 m 7.3 / 1.5 dCi diesel 1461 50 m 4.6
> 2013-2020; 4346 1733 1517; 1060; 12500; 50; Ambiance, Lauréate, Stepway, Prestige
= 1.2 16V petrol 1149 55 m 5.8 / 0.9 TCe petrol 898 66 ms 5.0 / 1.5 dCi diesel 1461 55 m 3.9 / 1.5 dCi 90 diesel 1461 66 ms 3.9
> 2021-; 4396 1848 1501; 1110; 14800; 50; Essentiel, Expression, Prestige
= 1.0 SCe petrol 999 49 m 5.3 / 1.0 TCe 90 petrol 999 67 ma 5.2 / 1.5 dCi 95 diesel 1461 70 m 4.2 / 1.0 ECO-G 100 other 999 74 m 6.9
logan-mcv; Logan MCV; Logan Break, لوغان بريك; estate; 5; 5
> 2013-2020; 4492 1733 1552; 1120; 13500; 50; Ambiance, Lauréate, Stepway
= 0.9 TCe petrol 898 66 m 5.1 / 1.5 dCi 90 diesel 1461 66 m 4.0
sandero; Sandero; سانديرو; hatchback; 5; 5
> 2008-2012; 4024 1746 1550; 1040; 12000; 50; Ambiance, Lauréate, Stepway
= 1.4 MPI petrol 1390 55 m 7.0 / 1.5 dCi diesel 1461 50 m 4.6
> 2013-2020; 4069 1733 1519; 1060; 13000; 50; Ambiance, Lauréate, Stepway
= 1.2 16V petrol 1149 55 m 5.8 / 0.9 TCe 90 petrol 898 66 ms 5.0 / 1.5 dCi 75 diesel 1461 55 m 3.9 / 1.5 dCi 90 diesel 1461 66 ms 3.9
> 2021-; 4088 1848 1499; 1110; 15800; 50; Essential, Expression, Stepway Expression
= 1.0 SCe petrol 999 49 m 5.3 / 1.0 TCe 90 petrol 999 67 ma 5.3 / 1.5 dCi 95 diesel 1461 70 m 4.2 / 1.0 ECO-G 100 other 999 74 m 7.0
duster; Duster; داستر, دوستر; suv; 5; 5
> 2010-2017; 4315 1822 1625; 1250; 18500; 50; Ambiance, Lauréate, Prestige, Lauréate 4x4
= 1.6 16V petrol 1598 77 m 7.2 / 1.5 dCi 85 diesel 1461 63 m 5.0 / 1.5 dCi 110 diesel 1461 80 ms 4.8
> 2018-2023; 4341 1804 1693; 1280; 20500; 50; Essentiel, Confort, Prestige, Prestige 4x4
= 1.6 SCe petrol 1598 84 m 6.9 / 1.3 TCe 130 petrol 1332 96 m 6.2 / 1.5 dCi 115 diesel 1461 85 m 4.6 / 1.5 dCi 110 diesel 1461 80 s 4.5
> 2024-; 4343 1813 1656; 1340; 24500; 50; Expression, Journey, Extreme, Extreme 4x4
= 1.2 TCe 130 petrol 1199 96 m 5.5 / 1.6 Hybrid 140 hybrid 1598 104 a 5.0 / 1.5 dCi 115 diesel 1461 85 m 4.7 / 1.0 ECO-G 100 other 999 74 m 7.9
dokker; Dokker; دوكر; minivan; 5; 5
> 2012-2021; 4363 1751 1814; 1205; 14500; 50; Ambiance, Lauréate, Stepway
= 1.6 MPI petrol 1598 61 m 7.5 / 1.5 dCi 75 diesel 1461 55 m 4.5 / 1.5 dCi 90 diesel 1461 66 m 4.5
lodgy; Lodgy; لودجي; minivan; 7; 5
> 2012-2022; 4498 1751 1682; 1240; 15800; 50; Ambiance, Lauréate, Stepway
= 1.2 TCe petrol 1198 85 m 6.1 / 1.5 dCi 90 diesel 1461 66 m 4.4 / 1.5 dCi 110 diesel 1461 79 m 4.4
jogger; Jogger; جوجر; estate; 7; 5
> 2022-; 4547 1784 1632; 1205; 18500; 50; Essential, Expression, Extreme
= 1.0 TCe 110 petrol 999 81 m 5.7 / 1.6 Hybrid 140 hybrid 1598 104 a 4.8 / 1.0 ECO-G 100 other 999 74 m 7.6
spring; Spring; سبرينغ, سبرينج; hatchback; 4; 5
> 2021-; 3734 1622 1516; 970; 18000; ; Essential, Expression, Extreme
= Electric 45 ev 33 a 13.9 230 / Electric 65 ev 48 a 14.5 220
`,
  ),
  ...modelTable(
    'renault',
    `
clio; Clio; كليو; hatchback; 5; 5
> 2005-2012; 3986 1707 1493; 1090; 15000; 55; Authentique, Expression, Dynamique
= 1.2 16V petrol 1149 55 m 5.9 / 1.4 16V petrol 1390 72 m 6.6 / 1.5 dCi 85 diesel 1461 63 m 4.4
> 2013-2019; 4062 1732 1448; 1090; 17000; 45; Authentique, Expression, Dynamique, Intens
= 1.2 16V petrol 1149 55 m 5.6 / 0.9 TCe 90 petrol 898 66 m 4.7 / 1.2 TCe 120 petrol 1197 88 s 5.2 / 1.5 dCi 90 diesel 1461 66 ms 3.6
> 2020-; 4050 1798 1440; 1150; 20000; 42; Zen, Intens, RS Line, Techno
= 1.0 TCe 90 petrol 999 67 ma 5.1 / 1.5 Blue dCi 85 diesel 1461 63 m 4.1 / 1.6 E-Tech 140 hybrid 1598 103 a 4.3
megane; Mégane; Megane, ميغان, ميجان; hatchback; 5; 5
> 2003-2008; 4209 1777 1457; 1210; 20000; 60; Authentique, Expression, Privilège
= 1.6 16V petrol 1598 82 ma 7.0 / 1.5 dCi 85 diesel 1461 63 m 4.7 / 1.9 dCi 120 diesel 1870 88 m 5.4
> 2009-2015; 4295 1808 1471; 1250; 22000; 60; Expression, Dynamique, Bose
= 1.6 16V petrol 1598 81 m 6.9 / 1.5 dCi 110 diesel 1461 81 ms 4.4 / 1.9 dCi 130 diesel 1870 96 m 5.1
> 2016-2023; 4359 1814 1447; 1280; 24500; 47; Life, Zen, Intens, GT Line
= 1.2 TCe 130 petrol 1197 97 ms 5.4 / 1.3 TCe 140 petrol 1332 103 ms 5.7 / 1.5 dCi 110 diesel 1461 81 ms 3.7
megane-cc; Mégane Coupé-Cabriolet; Megane CC, ميغان كابريوليه; convertible; 4; 2
> 2010-2016; 4485 1811 1434; 1530; 31000; 60; Dynamique, Floride
= 1.4 TCe 130 petrol 1397 96 m 7.3 / 2.0 16V petrol 1997 103 a 8.0 / 1.9 dCi 130 diesel 1870 96 m 5.8
kangoo; Kangoo; كانغو, كونغو; minivan; 5; 5
> 2008-2020; 4213 1829 1801; 1320; 17500; 60; Authentique, Expression, Extrem
= 1.6 16V petrol 1598 77 m 7.9 / 1.5 dCi 75 diesel 1461 55 m 4.9 / 1.5 dCi 90 diesel 1461 66 m 4.9
> 2021-; 4486 1860 1838; 1450; 22500; 54; Zen, Intens, Techno
= 1.3 TCe 100 petrol 1332 75 m 6.4 / 1.5 Blue dCi 95 diesel 1461 70 ms 5.2
express; Express; إكسبريس; van; 2; 4
> 2021-; 4393 1775 1811; 1260; 17500; 50; Confort, Extra
= 1.3 TCe 100 petrol 1332 75 m 6.4 / 1.5 Blue dCi 75 diesel 1461 55 m 4.9 / 1.5 Blue dCi 95 diesel 1461 70 m 4.9
captur; Captur; كابتور; suv; 5; 5
> 2013-2019; 4122 1778 1566; 1170; 20500; 45; Zen, Intens, Initiale Paris
= 0.9 TCe 90 petrol 898 66 m 5.1 / 1.2 TCe 120 petrol 1197 88 s 5.5 / 1.5 dCi 90 diesel 1461 66 ms 3.9
> 2020-; 4227 1797 1576; 1260; 24500; 48; Zen, Intens, RS Line
= 1.3 TCe 130 petrol 1332 96 ms 5.7 / 1.5 Blue dCi 115 diesel 1461 85 ms 4.5 / 1.6 E-Tech Plug-in phev 1598 117 a 1.5 50
kadjar; Kadjar; كادجار; suv; 5; 5
> 2015-2022; 4449 1836 1607; 1380; 26500; 55; Life, Zen, Intens, Bose 4x4
= 1.2 TCe 130 petrol 1197 96 ms 5.9 / 1.5 dCi 110 diesel 1461 81 ms 4.1 / 1.6 dCi 130 diesel 1598 96 m 4.7
koleos; Koleos; كوليوس; suv; 5; 5
> 2008-2016; 4520 1855 1695; 1640; 28000; 65; Expression, Dynamique 4x4, Privilège 4x4
= 2.5 16V petrol 2488 126 a 9.6 / 2.0 dCi 150 diesel 1995 110 ma 6.6
> 2017-2024; 4672 1843 1678; 1650; 33000; 60; Zen, Intens 4x4, Initiale Paris 4x4
= 2.5 16V petrol 2488 126 a 8.3 / 2.0 dCi 175 diesel 1995 130 a 5.8
symbol; Symbol; سامبول, سيمبول; sedan; 5; 4
> 2008-2013; 4261 1672 1439; 1010; 12500; 50; Authentique, Expression
= 1.2 16V petrol 1149 55 m 6.1 / 1.5 dCi 65 diesel 1461 48 m 4.4
fluence; Fluence; فلوانس; sedan; 5; 4
> 2010-2016; 4618 1809 1479; 1230; 20000; 60; Expression, Dynamique, Privilège
= 1.6 16V petrol 1598 81 ma 6.8 / 1.5 dCi 90 diesel 1461 66 m 4.5 / 1.5 dCi 110 diesel 1461 81 s 4.4
logan; Logan; لوغان; sedan; 5; 4
> 2008-2013; 4250 1740 1534; 1040; 11500; 50; Expression, Privilège
= 1.4 MPI petrol 1390 55 m 6.9 / 1.6 16V petrol 1598 77 ma 7.4 / 1.5 dCi diesel 1461 50 m 4.6
> 2014-2022; 4346 1733 1517; 1060; 13000; 50; Expression, Dynamique
= 1.6 petrol 1598 60 m 7.0 / 1.5 dCi 90 diesel 1461 66 m 4.0
duster; Duster; داستر, دوستر; suv; 5; 5
> 2011-2018; 4315 1822 1625; 1250; 18500; 50; Expression, Dynamique, Dynamique 4x4
= 1.6 16V petrol 1598 77 m 7.5 / 2.0 16V petrol 1998 99 a 8.4 / 1.5 dCi 110 diesel 1461 80 ms 4.8
> 2018-2024; 4341 1804 1693; 1280; 20500; 50; Zen, Intens, Intens 4x4
= 1.6 SCe petrol 1598 84 ma 7.0 / 1.5 dCi 110 diesel 1461 80 ms 4.8
kwid; Kwid; كويد; hatchback; 5; 5
> 2016-; 3731 1579 1490; 740; 10500; 28; Expression, Dynamique, Climber
= 1.0 petrol 999 50 ms 4.7
triber; Triber; ترايبر; minivan; 7; 5
> 2020-; 3990 1739 1643; 950; 13500; 40; Expression, Dynamique, Prestige
= 1.0 petrol 999 52 ms 5.5
trafic; Trafic; ترافيك; van; 3; 4
> 2007-2014; 4782 1904 1965; 1700; 24000; 80; Confort, Grand Confort
= 2.0 dCi 90 diesel 1995 66 m 7.2 / 2.0 dCi 115 diesel 1995 84 m 7.2
> 2015-; 5080 1956 1971; 1750; 29000; 80; Confort, Grand Confort
= 1.6 dCi 120 diesel 1598 88 m 6.1 / 2.0 Blue dCi 150 diesel 1997 110 s 6.9
zoe; Zoe; ZOE, زوي; hatchback; 5; 5
> 2013-2019; 4084 1730 1562; 1470; 26000; ; Life, Zen, Intens
= Q90 ev 65 a 14.6 240 / R90 ev 68 a 14.1 300
> 2020-2024; 4087 1787 1562; 1500; 31000; ; Life, Zen, Intens
= R110 ev 80 a 17.2 395 / R135 ev 100 a 17.4 386
`,
  ),
  ...modelTable(
    'peugeot',
    `
206; 206; بيجو 206; hatchback; 5; 5
> 2001-2012; 3835 1652 1432; 1000; 12500; 50; X-Line, XR, Trendy
= 1.4 petrol 1360 55 m 6.3 / 1.6 16V petrol 1587 80 a 7.4 / 1.4 HDi diesel 1398 50 m 4.3
207; 207; بيجو 207; hatchback; 5; 5
> 2006-2014; 4030 1748 1472; 1150; 15500; 50; Trendy, Premium, Active
= 1.4 petrol 1360 54 m 6.3 / 1.6 VTi petrol 1598 88 ma 6.5 / 1.4 HDi diesel 1398 50 m 4.4 / 1.6 HDi 90 diesel 1560 66 m 4.4
208; 208; بيجو 208; hatchback; 5; 5
> 2012-2019; 3962 1739 1460; 1070; 17000; 50; Access, Active, Allure, GT Line
= 1.2 PureTech 82 petrol 1199 60 ms 4.6 / 1.6 VTi petrol 1598 88 a 6.4 / 1.4 HDi diesel 1398 50 m 3.8 / 1.6 BlueHDi 75 diesel 1560 55 m 3.4
> 2020-; 4055 1745 1430; 1150; 21000; 44; Active, Allure, GT
= 1.2 PureTech 75 petrol 1199 55 m 5.3 / 1.2 PureTech 100 petrol 1199 74 ma 5.4 / 1.5 BlueHDi 100 diesel 1499 75 m 4.2
e-208; e-208; Peugeot 208 électrique, بيجو 208 كهربائية; hatchback; 5; 5
> 2020-; 4055 1745 1430; 1455; 33000; ; Active, Allure, GT
= 50 kWh ev 100 a 15.9 340 / 51 kWh ev 115 a 14.6 400
301; 301; بيجو 301; sedan; 5; 4
> 2012-2021; 4442 1748 1466; 1090; 14500; 50; Access, Active, Allure
= 1.2 VTi petrol 1199 53 ms 5.4 / 1.6 VTi petrol 1587 85 ma 6.7 / 1.6 HDi 92 diesel 1560 68 m 4.1 / 1.6 BlueHDi 100 diesel 1560 73 m 3.9
307; 307; بيجو 307; hatchback; 5; 5
> 2001-2008; 4212 1746 1510; 1230; 19000; 60; XR, XS, Premium
= 1.4 16V petrol 1360 65 m 6.4 / 1.6 16V petrol 1587 80 ma 7.3 / 1.6 HDi 110 diesel 1560 80 m 5.0 / 2.0 HDi 90 diesel 1997 66 m 5.2
307-cc; 307 CC; بيجو 307 كابريوليه; convertible; 4; 2
> 2003-2009; 4347 1759 1424; 1490; 28000; 50; Sport, Féline
= 1.6 16V petrol 1587 80 m 7.9 / 2.0 16V petrol 1997 103 a 8.8
308; 308; بيجو 308; hatchback; 5; 5
> 2008-2013; 4276 1815 1498; 1300; 21000; 60; Confort, Premium, Active, Féline
= 1.6 VTi petrol 1598 88 ma 6.8 / 1.6 THP petrol 1598 110 a 7.6 / 1.6 HDi 92 diesel 1560 68 m 4.6 / 1.6 HDi 112 diesel 1560 82 s 4.5
> 2014-2021; 4253 1804 1457; 1200; 23500; 53; Access, Active, Allure, GT Line
= 1.2 PureTech 130 petrol 1199 96 ma 5.2 / 1.6 VTi petrol 1598 92 m 6.5 / 1.6 BlueHDi 120 diesel 1560 88 ma 3.8 / 2.0 BlueHDi 150 diesel 1997 110 a 4.1
> 2022-; 4365 1850 1465; 1290; 28000; 52; Active Pack, Allure, GT
= 1.2 PureTech 130 petrol 1199 96 ma 5.6 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.5 / 1.6 Hybrid 180 phev 1598 132 a 1.2 60
308-sw; 308 SW; 308 Break, بيجو 308 بريك; estate; 5; 5
> 2014-2021; 4585 1804 1471; 1270; 25500; 53; Active, Allure, GT Line
= 1.2 PureTech 130 petrol 1199 96 ma 5.4 / 1.6 BlueHDi 120 diesel 1560 88 ma 4.0
508; 508; بيجو 508; sedan; 5; 4
> 2011-2018; 4792 1853 1456; 1430; 28500; 72; Active, Allure, GT
= 1.6 THP petrol 1598 121 a 6.9 / 1.6 e-HDi 115 diesel 1560 84 s 4.4 / 2.0 HDi 163 diesel 1997 120 a 5.4
> 2019-; 4750 1859 1403; 1420; 38000; 62; Active, Allure, GT
= 1.6 PureTech 180 petrol 1598 133 a 6.0 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.6
2008; 2008; بيجو 2008; suv; 5; 5
> 2013-2019; 4159 1739 1556; 1140; 20000; 50; Active, Allure, Crossway
= 1.2 PureTech 82 petrol 1199 60 ms 4.9 / 1.6 VTi petrol 1598 88 a 6.6 / 1.6 BlueHDi 100 diesel 1560 73 m 3.7
> 2020-; 4300 1770 1550; 1260; 25500; 44; Active, Allure, GT
= 1.2 PureTech 130 petrol 1199 96 ma 5.9 / 1.5 BlueHDi 130 diesel 1499 96 a 4.7
3008; 3008; بيجو 3008; suv; 5; 5
> 2009-2016; 4365 1837 1639; 1450; 25500; 60; Confort, Premium, Allure
= 1.6 VTi petrol 1598 88 m 7.2 / 1.6 THP petrol 1598 115 a 7.8 / 1.6 HDi 110 diesel 1560 82 ms 5.0 / 2.0 HDi 163 diesel 1997 120 a 6.4
> 2017-2023; 4447 1841 1624; 1400; 32000; 53; Active, Allure, GT Line, GT
= 1.2 PureTech 130 petrol 1199 96 ma 5.7 / 1.6 THP 165 petrol 1598 121 a 6.5 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.6 / 2.0 BlueHDi 180 diesel 1997 133 a 5.2
5008; 5008; بيجو 5008; suv; 7; 5
> 2017-2024; 4641 1844 1646; 1510; 35500; 56; Active, Allure, GT
= 1.6 PureTech 180 petrol 1598 133 a 6.6 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.8 / 2.0 BlueHDi 180 diesel 1997 133 a 5.4
partner; Partner; بارتنر; van; 3; 4
> 2008-2018; 4380 1810 1801; 1320; 17000; 60; Confort, Pack Clim, Tepee Active
= 1.6 HDi 75 diesel 1560 55 m 5.1 / 1.6 HDi 90 diesel 1560 66 m 5.1 / 1.6 VTi petrol 1598 72 m 7.1
> 2019-; 4403 1848 1796; 1400; 21500; 60; Pro, Premium
= 1.6 BlueHDi 100 diesel 1560 73 m 4.7 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.9
rifter; Rifter; ريفتر; minivan; 5; 5
> 2019-; 4403 1848 1874; 1430; 24000; 53; Active, Allure, GT
= 1.6 BlueHDi 92 diesel 1560 68 m 4.9 / 1.5 BlueHDi 130 diesel 1499 96 ma 5.0
expert; Expert; إكسبرت; van; 3; 4
> 2016-; 4959 1920 1899; 1650; 28500; 69; Pro, Premium
= 1.6 BlueHDi 115 diesel 1560 85 m 5.6 / 2.0 BlueHDi 150 diesel 1997 110 m 6.1
`,
  ),
  ...modelTable(
    'citroen',
    `
c3; C3; سي 3, ستروين سي3; hatchback; 5; 5
> 2002-2009; 3850 1667 1519; 1060; 14000; 45; SX, Exclusive
= 1.4 petrol 1360 54 m 6.1 / 1.6 16V petrol 1587 80 s 6.6 / 1.4 HDi diesel 1398 50 m 4.3
> 2010-2016; 3941 1728 1524; 1100; 16000; 50; Attraction, Confort, Exclusive
= 1.1 petrol 1124 44 m 6.0 / 1.4 VTi petrol 1397 70 m 6.0 / 1.4 HDi diesel 1398 50 m 4.2 / 1.6 HDi 90 diesel 1560 66 m 4.3
> 2017-2024; 3996 1749 1474; 1080; 17500; 45; Live, Feel, Shine
= 1.2 PureTech 82 petrol 1199 60 m 4.9 / 1.2 PureTech 110 petrol 1199 81 a 5.2 / 1.6 BlueHDi 75 diesel 1560 55 m 3.6
c4; C4; سي 4, ستروين سي4; hatchback; 5; 5
> 2004-2010; 4260 1773 1458; 1260; 19500; 60; Pack, Exclusive
= 1.6 16V petrol 1587 80 ma 7.1 / 1.6 HDi 92 diesel 1560 66 m 4.7 / 2.0 HDi 138 diesel 1997 100 m 5.4
> 2011-2018; 4329 1789 1489; 1280; 21500; 60; Attraction, Confort, Exclusive
= 1.6 VTi petrol 1598 88 ma 6.4 / 1.6 HDi 92 diesel 1560 68 m 4.4 / 1.6 e-HDi 115 diesel 1560 84 s 4.2
> 2021-; 4360 1800 1525; 1260; 26000; 50; Live, Feel, Shine
= 1.2 PureTech 130 petrol 1199 96 ma 5.7 / 1.5 BlueHDi 130 diesel 1499 96 a 4.6
c-elysee; C-Elysée; C Elysee, سي إليزيه; sedan; 5; 4
> 2012-2021; 4427 1748 1466; 1090; 14300; 50; Attraction, Seduction, Exclusive
= 1.2 VTi petrol 1199 53 m 5.3 / 1.6 VTi petrol 1587 85 ma 6.7 / 1.6 HDi 92 diesel 1560 68 m 4.1
berlingo; Berlingo; برلينغو, بيرلانغو; minivan; 5; 5
> 2008-2018; 4380 1810 1801; 1340; 17000; 60; Attraction, Multispace, XTR
= 1.6 VTi petrol 1598 72 m 7.1 / 1.6 HDi 75 diesel 1560 55 m 5.2 / 1.6 HDi 90 diesel 1560 66 m 5.2
> 2019-; 4403 1848 1844; 1430; 22500; 53; Live, Feel, Shine
= 1.6 BlueHDi 92 diesel 1560 68 m 4.8 / 1.5 BlueHDi 130 diesel 1499 96 ma 5.0
c5-aircross; C5 Aircross; سي 5 إيركروس; suv; 5; 5
> 2019-; 4500 1840 1670; 1430; 31000; 53; Live, Feel, Shine
= 1.6 PureTech 180 petrol 1598 133 a 6.6 / 1.5 BlueHDi 130 diesel 1499 96 ma 4.8 / 2.0 BlueHDi 180 diesel 1997 130 a 5.4
jumpy; Jumpy; جامبي; van; 3; 4
> 2016-; 4959 1920 1890; 1640; 28000; 69; Club, Confort
= 1.6 BlueHDi 115 diesel 1560 85 m 5.6 / 2.0 BlueHDi 120 diesel 1997 90 m 6.0
`,
  ),
]
