/**
 * World manufacturer identifiers (ISO 3780) of makers whose cars are sold in the product's countries, as registers and the
 * makers themselves have published them. Not complete, and need not be: of an identifier that is missing nothing is said.
 */
const IDENTIFIERS = {
  'Alfa Romeo': 'ZAR',
  Audi: 'WAU WUA WA1 TRU 93U',
  BMW: 'WBA WBS WBX WBY 4US 5UX 5UM 3MW LBV X4X',
  BYD: 'LGX LC0',
  Changan: 'LS4 LS5',
  Chery: 'LVV LVT',
  Chevrolet: '1G1 1GC 1GN 2G1 2GN 3GN KL1 9BG',
  Chrysler: '1C3 2C3',
  Citroën: 'VF7 VR7 VS7 8BC 935',
  Dacia: 'UU1',
  Daihatsu: 'JDA MHK',
  DS: 'VR1',
  Fiat: 'ZFA NM4 9BD',
  Ford: 'WF0 NM0 VS6 SFA AFA MAJ MNB MNC 1FA 1FD 1FM 1FT 2FM 3FA 6FP 8AF 9BF LVS X9F Z6F',
  GAC: 'LMG',
  Geely: 'LB3 L6T',
  'GWM, Haval': 'LGW',
  Honda: 'JHM JHL SHH SHS NLA MAK MRH MHR 1HG 2HG 2HK 5J6 5FN 19X 7FA LHG LVH 93H',
  Hyundai: 'KMH KMF KMJ KM8 MAL TMA NLH 5NM 5NP LBE Z94 9BH MF3',
  Infiniti: 'JNK 5N3',
  Isuzu: 'JAA JAC JAL ACV MPA MP1',
  JAC: 'LJ1',
  Jaguar: 'SAJ',
  Jeep: '1C4 1J4 1J8 ZAC',
  Kia: 'KNA KNC KND KNE U5Y U6Y MZB 5XX 5XY 3KP XWE LJD',
  Lada: 'XTA',
  Lancia: 'ZLA',
  'Land Rover': 'SAL',
  Lexus: 'JTH JTJ JT6 JT8 2T2 58A',
  Mahindra: 'MA1',
  Mazda: 'JMZ JM1 JM3 JM7 MM7 MM8 1YV 3MZ LVR',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1V W1W VSA ADB 4JG 55S LE4 NMB 9BM 8AC',
  MG: 'LSJ',
  MINI: 'WMW',
  Mitsubishi: 'JMB JMY JA3 JA4 MMB MMC MMT 4A3 XMC MK2 Z8T',
  Nissan: 'JN1 JN6 JN8 SJN VSK VNV ADN MDH MNT 1N4 1N6 5N1 3N1 3N6 LGB Z8N',
  Opel: 'W0L W0V VXK VXE',
  Perodua: 'PM2',
  Peugeot: 'VF3 VR3 VS8 8AD 936 LDC',
  Porsche: 'WP0 WP1',
  Proton: 'PL1',
  Renault: 'VF1 VS5 MEE X7L 8A1 93Y',
  'Renault Samsung': 'KNM',
  'Renault Trucks': 'VF6',
  Seat: 'VSS',
  Škoda: 'TMB',
  Smart: 'WME',
  SsangYong: 'KPT',
  Subaru: 'JF1 JF2',
  Suzuki: 'JSA JS2 JS3 MA3 MBH TSM MHY',
  Tata: 'MAT',
  Tesla: '5YJ 7SA LRW XP7',
  Toyota:
    'JTA JTB JTC JTD JTE JTF JTG JTK JTL JTM JTN JT1 JT2 JT3 JT4 JT5 JT7 AHT SB1 VNK NMT MR0 MR1 MR2 MHF MBJ 4T1 4T3 5TD 5TE 5TF 5TB 2T1 2T3 3TM 6T1 8AJ 9BR LFM LVG',
  Volkswagen: 'WVW WVG WV1 WV2 AAV MEX 1VW 3VW 8AW 9BW LFV LSV',
  Volvo: 'YV1 YV4 LVY',
}

const MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(IDENTIFIERS).flatMap(([maker, codes]) => codes.split(' ').map((code) => [code, maker] as const)),
)

/** All identifiers whose makers are known. */
export const KNOWN_IDENTIFIERS: readonly string[] = Object.values(IDENTIFIERS).flatMap((codes) => codes.split(' '))

/** The maker's name, as it is written everywhere, for the first three characters of a number; null where not known. */
export function makerOf(identifier: string): string | null {
  return MAKERS.get(identifier) ?? null
}
