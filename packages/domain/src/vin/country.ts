/** The parts of the world in which identifiers of makers are given (ISO 3780). */
export const VIN_REGIONS = ['africa', 'asia', 'europe', 'northAmerica', 'oceania', 'southAmerica'] as const
export type VinRegion = (typeof VIN_REGIONS)[number]

/** Second characters in the order of ISO 3780. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890'

/**
 * Blocks of first and second characters that ISO 3780 has given to countries with makers of cars, ISO 3166-1 alpha-2. Blocks
 * that published lists give to different countries, which is much of Africa's, are left out: nothing is said of them.
 */
const BLOCKS = {
  ZA: ['AA-AH'],
  CI: ['AJ-AK'],
  KE: ['BF-BG'],
  EG: ['DA-DE'],
  JP: ['JA-J0'],
  KR: ['KL-KR'],
  CN: ['LA-L0', 'HA-H0'],
  IN: ['MA-ME', 'MZ-MZ', 'M1-M6'],
  ID: ['MF-MK'],
  TH: ['ML-MR'],
  MY: ['PL-PR'],
  TW: ['RF-RK'],
  VN: ['RL-RN'],
  IR: ['NA-NE'],
  TR: ['NL-NR'],
  GB: ['SA-SM'],
  DE: ['SN-ST', 'WA-W0'],
  PL: ['SU-SZ'],
  CZ: ['TJ-TP'],
  HU: ['TR-TV'],
  PT: ['TW-T2'],
  RO: ['UU-UW'],
  SK: ['U5-U7'],
  AT: ['VA-VE'],
  FR: ['VF-VR'],
  ES: ['VS-VW'],
  NL: ['XL-XR'],
  RU: ['XS-XW', 'X3-X0', 'Z6-Z0'],
  BE: ['YA-YE'],
  FI: ['YF-YK'],
  SE: ['YS-YW'],
  IT: ['ZA-ZU'],
  SI: ['ZX-ZZ'],
  US: ['1A-10', '4A-40', '5A-50', '7F-70'],
  CA: ['2A-25'],
  MX: ['3A-3X'],
  AU: ['6A-6X'],
  AR: ['8A-8E'],
  BR: ['9A-9E', '93-99'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A country whose makers have identifiers of their own. */
export type VinCountry = keyof typeof BLOCKS
export const VIN_COUNTRIES = Object.keys(BLOCKS) as VinCountry[]

const COUNTRIES: ReadonlyMap<string, VinCountry> = new Map(
  VIN_COUNTRIES.flatMap((country) => BLOCKS[country].flatMap((block) => codesOf(block).map((code) => [code, country]))),
)

/**
 * The country where the maker of a number is registered, which need not be where the car was put together; null where not
 * known.
 */
export function countryOfVin(vin: string): VinCountry | null {
  return COUNTRIES.get(vin.slice(0, 2)) ?? null
}

/** The part of the world of a number's maker; null where the first character is given to none. */
export function regionOfVin(vin: string): VinRegion | null {
  const first = vin.charAt(0)
  if (/[A-D]/.test(first)) return 'africa'
  if (/[HJ-R]/.test(first)) return 'asia'
  if (/[S-Z]/.test(first)) return 'europe'
  if (/[1-5]/.test(first) || countryOfVin(vin) === 'US') return 'northAmerica'
  if (/[67]/.test(first)) return 'oceania'
  return /[89]/.test(first) ? 'southAmerica' : null
}

function codesOf(block: string): string[] {
  const seconds = ORDER.slice(ORDER.indexOf(block.charAt(1)), ORDER.indexOf(block.charAt(4)) + 1)
  return Array.from(seconds, (second) => block.charAt(0) + second)
}
