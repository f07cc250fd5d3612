import { modelTable } from './model-table.ts'

/** The other Japanese, the Korean and the Chinese makes. */
export const asianModels = [
  ...modelTable(
    'hyundai',
    `
i10; i10; Grand i10, آي 10; hatchback; 5; 5
> 2008-2013; 3565 1595 1550; 930; 10500; 35; GL, GLS, Motion^za
= 1.1 petrol 1086 49 m 5.2 / 1.2 petrol 1248 58 ma 5.4
> 2014-2019; 3665 1660 1500; 940; 12000; 40; GL, GLS, Inventive
= 1.0 petrol 998 49 m 4.9 / 1.2 petrol 1248 64 ma 5.3
> 2020-; 3670 1680 1480; 960; 14000; 36; GL, Inventive, Prestige
= 1.0 petrol 998 49 m 5.0 / 1.2 petrol 1197 62 ms 5.2
grand-i10; Grand i10; i10, غراند آي 10; hatchback; 5; 5
> 2014-2020; 3765 1660 1520; 960; 12000; 43; Motion, Fluid, Glide
= 1.0 petrol 998 49 m 5.2 / 1.25 petrol 1248 64 ma 5.7
> 2021-; 3805 1680 1520; 960; 13500; 37; Motion, Fluid
= 1.0 petrol 998 49 m 5.3 / 1.2 petrol 1197 61 ma 5.6
i20; i20; آي 20; hatchback; 5; 5
> 2009-2014; 3940 1710 1490; 1080; 14500; 45; Motion, Fluid, GLS
= 1.2 petrol 1248 63 m 5.5 / 1.4 petrol 1396 73 ma 6.2 / 1.4 CRDi diesel 1396 66 m 4.4
> 2015-; 4035 1734 1474; 1090; 17500; 45; Motion, Fluid, N Line
= 1.2 petrol 1248 61 m 5.5 / 1.4 petrol 1368 73 ma 6.2 / 1.0 T-GDi petrol 998 88 s 5.3
accent; Accent; Solaris, أكسنت; sedan; 5; 4
> 2002-2010; 4280 1695 1470; 1080; 13500; 45; GL, GLS
= 1.4 petrol 1399 71 m 6.3 / 1.6 petrol 1599 82 ma 6.9 / 1.5 CRDi diesel 1493 81 m 4.8
> 2011-2017; 4370 1700 1457; 1120; 15500; 43; GL, GLS, Fluid^za, GLS^us, SE^us
= 1.4 petrol 1396 79 ma 6.2 / 1.6 petrol 1591 90 ma 6.5 / 1.6 CRDi diesel 1582 94 m 4.7
> 2018-; 4440 1729 1460; 1130; 17500; 45; GL, GLS, Premium, SE^us
= 1.4 petrol 1368 74 ma 6.2 / 1.6 petrol 1591 90 a 6.5 / 1.6 CRDi diesel 1582 94 m 4.8
elantra; Elantra; Avante, إلنترا; sedan; 5; 4
> 2007-2015; 4530 1775 1445; 1230; 19500; 50; GL, GLS, GLS^us, Limited^us
= 1.6 petrol 1591 96 ma 6.6 / 1.8 petrol 1797 110 a 7.1 / 1.6 CRDi diesel 1582 85 m 4.8
> 2016-; 4570 1800 1450; 1280; 22500; 50; GL, GLS, SE^us, SEL^us
= 1.6 petrol 1591 94 ma 6.7 / 2.0 petrol 1999 110 a 7.2
tucson; Tucson; ix35, توسان, توكسون; suv; 5; 5
> 2004-2009; 4325 1830 1680; 1530; 22500; 58; GL, GLS 4x4, Limited^us
= 2.0 petrol 1975 104 ma 8.6 / 2.0 CRDi diesel 1991 103 ma 7.1 / 2.7 V6 petrol 2656 129 a 10.2
> 2010-2015; 4410 1820 1655; 1430; 25500; 55; GL, GLS, Premium, GLS AWD^us, Limited^us
= 2.0 petrol 1998 122 ma 8.2 / 2.4 petrol 2359 131 a 9.0 / 2.0 CRDi diesel 1995 100 ma 6.4 / 1.7 CRDi diesel 1685 85 m 5.3
> 2016-2020; 4475 1850 1650; 1500; 28500; 62; Creative, Inventive, Executive, SE^us, SEL AWD^us
= 2.0 petrol 1999 114 ma 7.9 / 1.6 T-GDi petrol 1591 130 s 7.5 / 1.7 CRDi diesel 1685 85 ms 4.9 / 2.0 CRDi diesel 1995 136 a 6.4
> 2021-; 4500 1865 1650; 1540; 35000; 54; Creative, Inventive, Executive, SEL^us
= 2.0 petrol 1999 115 a 7.9 / 1.6 CRDi diesel 1598 100 s 5.2 / 1.6 T-GDi Hybrid hybrid 1598 169 a 5.7
santa-fe; Santa Fe; سانتا في; suv; 7; 5
> 2006-2012; 4675 1890 1725; 1820; 30000; 75; GL, GLS 4x4, GLS AWD^us, Limited^us
= 2.7 V6 petrol 2656 139 a 10.5 / 2.4 petrol 2359 128 a 9.2 / 2.2 CRDi diesel 2188 110 ma 7.3
> 2013-2018; 4690 1880 1680; 1850; 36000; 64; GLS, Executive 4x4, Sport^us, Limited AWD^us
= 2.4 petrol 2359 140 a 9.0 / 3.3 V6 petrol 3342 216 a 10.7 / 2.2 CRDi diesel 2199 145 ma 6.6
> 2019-; 4770 1890 1680; 1880; 43000; 71; Executive, Elite 4x4, SEL^us
= 2.4 petrol 2359 138 a 9.3 / 2.2 CRDi diesel 2199 147 a 6.7
creta; Creta; ix25, كريتا; suv; 5; 5
> 2015-2020; 4270 1780 1630; 1290; 20500; 60; Premium, Executive, GLS
= 1.6 petrol 1591 90 ma 7.0 / 1.6 CRDi diesel 1582 94 ma 5.3
> 2021-; 4300 1790 1635; 1270; 23500; 50; Premium, Executive, Grand
= 1.5 petrol 1497 84 ma 6.4 / 1.4 T-GDi petrol 1353 103 s 6.2 / 1.5 CRDi diesel 1493 85 ma 4.8
kona-electric; Kona Electric; Kona EV, كونا الكهربائية; suv; 5; 5
> 2019-; 4180 1800 1570; 1620; 38000; ; Creative, Executive
= 39 kWh ev 100 a 14.3 305 / 64 kWh ev 150 a 14.7 480
h-1; H-1; H1, Starex, إتش 1; van; 3; 4
> 2008-2021; 5125 1920 1925; 2050; 27000; 75; Panel Van, Multicab, Executive
= 2.4 petrol 2359 126 m 10.4 / 2.5 CRDi diesel 2497 100 ma 8.2
`,
  ),
  ...modelTable(
    'kia',
    `
picanto; Picanto; Morning, بيكانتو; hatchback; 5; 5
> 2005-2010; 3535 1595 1480; 870; 10500; 35; LX, EX
= 1.0 petrol 999 45 m 5.0 / 1.1 petrol 1086 48 ma 5.4
> 2011-2016; 3595 1595 1480; 900; 11500; 35; Motion, Street, LX^za, EX^za
= 1.0 petrol 998 51 m 4.4 / 1.25 petrol 1248 63 ma 5.0
> 2017-; 3595 1595 1485; 930; 14000; 35; Motion, GT Line, Start^za, Street^za, Style^za
= 1.0 petrol 998 49 ms 4.8 / 1.25 petrol 1248 61 ma 5.3
rio; Rio; ريو; hatchback; 5; 5
> 2006-2011; 3990 1695 1470; 1100; 13000; 45; LX, EX
= 1.4 petrol 1399 71 ma 6.3 / 1.5 CRDi diesel 1493 81 m 4.8
> 2012-2023; 4050 1720 1455; 1110; 16000; 43; LX, EX, Motion
= 1.2 petrol 1248 63 m 5.2 / 1.4 petrol 1396 79 ma 6.2 / 1.1 CRDi diesel 1120 55 m 3.9
cerato; Cerato; Forte, K3, سيراتو; sedan; 5; 4
> 2009-2022; 4560 1780 1445; 1240; 19500; 50; LX, EX, LX^us, EX^us
= 1.6 petrol 1591 96 ma 6.7 / 2.0 petrol 1999 115 a 7.6
sportage; Sportage; سبورتاج; suv; 5; 5
> 2005-2010; 4350 1800 1695; 1520; 22000; 58; LX, EX 4x4, LX^us
= 2.0 petrol 1975 104 ma 8.6 / 2.7 V6 petrol 2656 129 a 10.3 / 2.0 CRDi diesel 1991 103 ma 7.1
> 2011-2015; 4440 1855 1635; 1480; 26000; 55; LX, EX, Active, EX AWD^us
= 2.0 petrol 1998 122 ma 8.1 / 2.4 petrol 2359 130 a 9.1 / 1.7 CRDi diesel 1685 85 m 5.2 / 2.0 CRDi diesel 1995 100 ma 6.3
> 2016-2021; 4480 1855 1635; 1500; 29000; 62; Motion, Active, GT Line, LX^us, EX AWD^us
= 2.0 petrol 1999 114 ma 7.9 / 2.4 petrol 2359 135 a 9.0 / 1.7 CRDi diesel 1685 85 ms 4.9
> 2022-; 4515 1865 1650; 1560; 34500; 54; Motion, Active, GT Line
= 1.6 T-GDi petrol 1598 132 s 7.1 / 1.6 CRDi diesel 1598 100 s 5.2 / 1.6 Hybrid hybrid 1598 169 a 5.7
sorento; Sorento; سورينتو; suv; 7; 5
> 2003-2009; 4567 1863 1730; 2050; 29500; 80; LX 4x4, EX 4x4, LX^us
= 3.3 V6 petrol 3342 178 a 11.8 / 2.5 CRDi diesel 2497 125 ma 8.5
> 2010-2014; 4685 1885 1745; 1780; 33000; 70; LX, EX 4x4, EX AWD^us
= 2.4 petrol 2359 128 ma 8.9 / 3.5 V6 petrol 3470 204 a 10.6 / 2.2 CRDi diesel 2199 145 ma 6.7
> 2015-2020; 4780 1890 1685; 1850; 38000; 71; EX, SX 4x4, LX^us, EX AWD^us
= 2.4 petrol 2359 138 a 9.5 / 3.3 V6 petrol 3342 216 a 10.8 / 2.2 CRDi diesel 2199 147 ma 6.4
seltos; Seltos; سيلتوس; suv; 5; 5
> 2020-; 4370 1800 1615; 1310; 23500; 50; EX, GT Line
= 1.5 petrol 1497 85 ma 6.8 / 1.6 petrol 1591 90 ma 7.1 / 1.5 CRDi diesel 1493 86 a 5.4
niro; Niro; نيرو; suv; 5; 5
> 2017-; 4355 1805 1545; 1490; 29000; 45; Motion, Active, Premium
= 1.6 Hybrid hybrid 1580 104 s 4.4 / 1.6 PHEV phev 1580 104 s 1.4 58
e-niro; e-Niro; Niro EV, نيرو الكهربائية; suv; 5; 5
> 2019-; 4375 1805 1570; 1800; 39500; ; Active, Premium
= 39 kWh ev 100 a 15.3 290 / 64 kWh ev 150 a 15.9 455
carnival; Carnival; Sedona, كرنفال; minivan; 8; 5
> 2006-; 5115 1985 1740; 2090; 35000; 80; EX, SX, LX^us
= 2.7 V6 petrol 2656 139 a 11.5 / 2.2 CRDi diesel 2199 143 a 7.6 / 2.9 CRDi diesel 2902 136 ma 8.4
`,
  ),
  ...modelTable(
    'suzuki',
    `
swift; Swift; سويفت; hatchback; 5; 5
> 2005-2010; 3695 1690 1510; 1030; 13500; 43; GL, GLX, Sport
= 1.3 petrol 1328 68 m 6.2 / 1.5 petrol 1490 75 ma 6.5
> 2011-2017; 3850 1695 1510; 1010; 14500; 42; GA, GL, GLX
= 1.2 petrol 1242 69 m 5.0 / 1.4 petrol 1372 70 ma 5.5
> 2018-; 3845 1735 1495; 890; 15500; 37; GA, GL, GLX
= 1.2 petrol 1197 61 ms 4.9 / 1.2 Hybrid hybrid 1197 61 m 4.7
s-presso; S-Presso; إسبريسو; hatchback; 5; 5
> 2020-; 3565 1520 1564; 770; 10500; 27; GL, GL+, S-Edition
= 1.0 petrol 998 50 ms 4.9
vitara; Vitara; فيتارا; suv; 5; 5
> 2015-; 4175 1775 1610; 1140; 22500; 47; GL+, GLX, GLX AllGrip
= 1.6 petrol 1586 86 ma 5.8 / 1.4 Turbo petrol 1373 103 a 5.9 / 1.6 DDiS diesel 1598 88 m 4.2
grand-vitara; Grand Vitara; غراند فيتارا; suv; 5; 5
> 2006-2015; 4500 1810 1695; 1560; 25000; 66; Dune 4x4, Summit 4x4
= 2.0 petrol 1995 103 ma 8.9 / 2.4 petrol 2393 124 a 9.4 / 1.9 DDiS diesel 1870 95 m 6.8
> 2023-; 4345 1795 1645; 1160; 23500; 45; GL, GLX, GLX AllGrip
= 1.5 petrol 1462 76 ma 5.8 / 1.5 Hybrid hybrid 1490 85 a 4.0
jimny; Jimny; جيمني; suv; 4; 3
> 2005-; 3625 1645 1720; 1090; 19500; 40; JLX 4x4, GLX AllGrip
= 1.3 petrol 1328 63 m 7.2 / 1.5 petrol 1462 75 ma 6.5
alto; Alto; Celerio, ألتو; hatchback; 5; 5
> 2009-; 3500 1600 1470; 850; 9500; 35; GA, GL
= 0.8 petrol 796 35 m 4.7 / 1.0 petrol 996 50 ms 4.5
baleno; Baleno; Toyota Glanza, بالينو; hatchback; 5; 5
> 2016-; 3990 1745 1500; 920; 16000; 37; GL, GLX
= 1.4 petrol 1373 68 ma 5.3 / 1.5 petrol 1462 77 ma 5.5
ertiga; Ertiga; إرتيغا; minivan; 7; 5
> 2014-; 4395 1735 1690; 1180; 18500; 45; GA, GL, GLX
= 1.4 petrol 1373 70 m 6.0 / 1.5 petrol 1462 77 ma 6.2
`,
  ),
  ...modelTable(
    'mitsubishi',
    `
l200; L200; Triton, إل 200; pickup; 5; 4
> 2006-2014; 5185 1815 1780; 1850; 28000; 75; GL 4x4, GLS 4x4, Intense 4x4
= 2.5 Di-D diesel 2477 100 m 8.3 / 2.5 Di-D 178 diesel 2477 131 ma 8.7 / 2.4 petrol 2351 97 m 11.4
> 2015-; 5305 1815 1780; 1880; 32500; 75; GL 4x4, GLX 4x4, Sportero 4x4
= 2.4 Di-D diesel 2442 113 m 6.9 / 2.4 Di-D 181 diesel 2442 133 a 7.4 / 2.5 Di-D diesel 2477 100 m 8.0
pajero; Pajero; Montero, باجيرو, Pajelo; suv; 7; 5
> 2003-2021; 4900 1875 1870; 2200; 42000; 88; GLX 4x4, GLS 4x4
= 3.2 Di-D diesel 3200 125 ma 9.0 / 3.0 V6 petrol 2972 131 a 12.2 / 3.8 V6 petrol 3828 184 a 13.5
outlander; Outlander; أوتلاندر; suv; 7; 5
> 2007-2021; 4665 1810 1680; 1580; 28500; 60; GLX, GLS 4WD, ES^us, SE AWC^us
= 2.0 petrol 1998 110 a 7.5 / 2.4 petrol 2360 125 a 8.3 / 2.2 Di-D diesel 2268 110 m 5.5
outlander-phev; Outlander PHEV; أوتلاندر هجينة; suv; 5; 5
> 2014-2021; 4695 1800 1710; 1900; 42000; 45; Instyle 4WD, Kaiteki 4WD
= 2.0 PHEV phev 1998 149 a 1.9 50 / 2.4 PHEV phev 2360 165 a 1.8 54
asx; ASX; إيه إس إكس; suv; 5; 5
> 2010-2023; 4365 1810 1640; 1300; 22500; 63; Invite, Intense
= 1.6 petrol 1590 86 m 6.0 / 2.0 petrol 1998 110 ma 7.7 / 1.8 DI-D diesel 1798 85 m 5.5
`,
  ),
  ...modelTable(
    'mazda',
    `
cx-5; CX-5; CX5, سي إكس 5; suv; 5; 5
> 2012-; 4550 1840 1680; 1480; 31000; 56; Active, Dynamic, Individual AWD, Touring^us, Grand Touring AWD^us
= 2.0 petrol 1998 121 ma 6.8 / 2.5 petrol 2488 141 a 7.4 / 2.2 DE diesel 2191 129 a 5.6
mx-5; MX-5; Miata, إم إكس 5; convertible; 2; 2
> 2006-; 3915 1735 1230; 1080; 30000; 45; Roadster, Roadster-Coupe
= 2.0 petrol 1999 118 ma 7.0
bt-50; BT-50; BT50, بي تي 50; pickup; 5; 4
> 2008-; 5280 1870 1790; 1950; 30000; 76; SLX, SLE 4x4, Individual 4x4
= 2.2 diesel 2198 110 m 7.6 / 3.2 diesel 3198 147 ma 8.9 / 2.5 TDi diesel 2499 105 m 8.6
`,
  ),
  ...modelTable(
    'isuzu',
    `
d-max; D-Max; DMax, KB, دي ماكس; pickup; 5; 4
> 2007-2020; 5295 1860 1795; 1880; 29000; 76; LS, LX 4x4, Hi-Rider
= 2.5 D-TEQ diesel 2499 100 m 7.8 / 3.0 D-TEQ diesel 2999 130 ma 8.2
> 2021-; 5265 1870 1790; 1980; 36000; 76; LS, LSE, X-Rider, V-Cross 4x4
= 1.9 Ddi diesel 1898 110 ma 6.9 / 3.0 Ddi diesel 2999 140 a 7.7
mu-x; mu-X; MUX, ميو إكس; suv; 7; 5
> 2015-; 4825 1860 1860; 2060; 41000; 80; LS, LSE, Onyx 4x4
= 3.0 Ddi diesel 2999 130 a 8.2 / 1.9 Ddi diesel 1898 110 a 7.1
`,
  ),
  ...modelTable(
    'subaru',
    `
forester; Forester; فورستر; suv; 5; 5
> 2003-2018; 4560 1780 1690; 1480; 27500; 60; XS AWD, XT AWD, 2.5X AWD^us
= 2.0 petrol 1995 110 ma 8.0 / 2.5 petrol 2498 126 a 8.8
outback; Outback; أوتباك; estate; 5; 5
> 2007-; 4820 1840 1675; 1600; 36000; 60; S ES AWD, Premium AWD, Limited AWD^us
= 2.5 petrol 2498 129 a 7.7 / 2.0 D diesel 1998 110 m 6.0
`,
  ),
  ...modelTable(
    'byd',
    `
dolphin; Dolphin; دولفين; hatchback; 5; 5
> 2023-; 4290 1770 1570; 1660; 26000; ; Active, Comfort, Design
= 45 kWh ev 70 a 15.2 340 / 60 kWh ev 150 a 15.9 427
atto-3; Atto 3; Yuan Plus, أتو 3; suv; 5; 5
> 2022-; 4455 1875 1615; 1750; 34000; ; Standard, Extended, Design
= 50 kWh ev 150 a 15.6 345 / 60 kWh ev 150 a 15.6 420
seal; Seal; سيل; sedan; 5; 4
> 2023-; 4800 1875 1460; 2055; 43000; ; Dynamic, Design, Performance AWD
= 82 kWh ev 230 a 16.6 570 / 82 kWh AWD ev 390 a 18.2 520
song-plus; Song Plus DM-i; Seal U DM-i, Sealion 6, سونغ بلس, Song Plus; suv; 5; 5
> 2022-; 4775 1890 1670; 1790; 33000; 60; Comfort, Flagship
= 1.5 DM-i phev 1498 145 a 1.2 80
`,
  ),
  ...modelTable(
    'haval',
    `
jolion; Jolion; جوليون; suv; 5; 5
> 2021-; 4472 1841 1619; 1370; 20500; 55; City, Premium, Luxury, Super Luxury
= 1.5 T petrol 1497 105 ms 7.5 / 1.5 HEV hybrid 1497 140 a 5.0
h6; H6; هافال H6; suv; 5; 5
> 2018-; 4653 1886 1730; 1520; 26000; 58; Premium, Luxury, Super Luxury 4x4
= 2.0 T petrol 1998 150 s 7.9 / 1.5 T petrol 1497 110 m 7.6 / 1.5 HEV hybrid 1497 179 a 5.4
`,
  ),
  ...modelTable(
    'gwm',
    `
ora-03; Ora 03; Ora Good Cat, أورا 03; hatchback; 5; 5
> 2022-; 4235 1825 1603; 1540; 31000; ; Super Luxury, Ultra Luxury, GT
= 48 kWh ev 126 a 16.7 310 / 63 kWh ev 126 a 16.5 420
steed; Steed; Wingle, ستيد; pickup; 5; 4
> 2012-2022; 5345 1800 1760; 1750; 17500; 70; SX, X, Xscape
= 2.2 MPi petrol 2237 78 m 10.9 / 2.0 VGT diesel 1996 100 m 8.3
`,
  ),
  ...modelTable(
    'chery',
    `
tiggo-4; Tiggo 4 Pro; Tiggo 4, تيغو 4; suv; 5; 5
> 2020-; 4318 1830 1670; 1310; 17000; 51; LiT, Urban, Elite, Comfort
= 1.5 petrol 1499 83 ma 7.2 / 1.5 Turbo petrol 1498 108 a 7.4
`,
  ),
  ...modelTable(
    'mg',
    `
zs; ZS; MG ZS, إم جي ZS; suv; 5; 5
> 2019-; 4323 1809 1653; 1260; 19000; 45; Standard, Comfort, Luxury
= 1.5 petrol 1498 84 ma 6.6 / 1.0 Turbo petrol 999 82 a 6.9
`,
  ),
]
