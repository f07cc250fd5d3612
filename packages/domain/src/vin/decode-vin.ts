import { hasVinCheckDigit } from './check-digit.ts'
import { countryOfVin, regionOfVin, type VinCountry, type VinRegion } from './country.ts'
import { makerOf } from './makers.ts'
import { modelYearsOf } from './model-years.ts'
import { toVin } from './to-vin.ts'

/**
 * The check of the ninth character. Where a check digit is demanded by law (FMVSS 565, GB 16735) it is `right` or
 * `wrong`; `extra` is one that nobody demands, and `none` the usual case elsewhere, which says nothing against a number.
 */
export const CHECK_VERDICTS = ['right', 'wrong', 'extra', 'none'] as const
export type CheckVerdict = (typeof CHECK_VERDICTS)[number]

/** The facts that an identification number encodes. Null is always "not known", never "none". */
export type DecodedVin = {
  /** The 17 characters, upper case. */
  vin: string
  region: VinRegion | null
  country: VinCountry | null
  maker: string | null
  /** Its maker builds fewer than a thousand vehicles a year and shares its identifier with others. */
  isSmallMaker: boolean
  check: CheckVerdict
  /**
   * The model years that the tenth character may stand for, earliest first; empty where it is no code of a year. They hold where
   * `isYearLawful`; elsewhere only if the maker follows the recommendation, which many of Europe do not.
   */
  modelYears: readonly number[]
  isYearLawful: boolean
  /** The one of several model years that is meant, for all but heavy vehicles; null where nothing distinguishes them. */
  likelyYear: number | null
  /** The maker's own code of the plant, where the law gives it the eleventh place. Its meaning is known to the maker alone. */
  plant: string | null
}

const CYCLE_POSITION = 6
const YEAR_POSITION = 9
const PLANT_POSITION = 10
/** The first model year whose numbers have a letter in the seventh place. */
const LATER_CYCLE = 2010

/**
 * Reads a typed identification number; null when it is none. `latest` is the latest model year that can be, usually next year's.
 * Nothing is asked of anybody: neither theft, nor mileage, nor history can be read from a number.
 */
export function decodeVin(text: string, latest: number): DecodedVin | null {
  const vin = toVin(text)
  if (vin === null) return null
  const region = regionOfVin(vin)
  const country = countryOfVin(vin)
  // Where a law says what check digit, year and plant are.
  const isLawful = region === 'northAmerica' || country === 'CN'
  const modelYears = modelYearsOf(vin.charAt(YEAR_POSITION), latest)
  const isSmallMaker = vin.charAt(2) === '9'
  return {
    vin,
    region,
    country,
    maker: isSmallMaker ? null : makerOf(vin.slice(0, 3)),
    isSmallMaker,
    check: verdictOn(vin, isLawful),
    modelYears,
    isYearLawful: isLawful,
    likelyYear: likelyYearOf(vin, region, modelYears),
    plant: isLawful ? vin.charAt(PLANT_POSITION) : null,
  }
}

function verdictOn(vin: string, isDemanded: boolean): CheckVerdict {
  const isRight = hasVinCheckDigit(vin)
  if (isDemanded) return isRight ? 'right' : 'wrong'
  return isRight ? 'extra' : 'none'
}

/**
 * The model year that a number of North America means: cars up to 4536 kg distinguish the two cycles by their seventh
 * place, a letter from 2010 on (FMVSS 565). Null elsewhere, for a year that cannot be, and where only one is left anyway.
 */
function likelyYearOf(vin: string, region: VinRegion | null, years: readonly number[]): number | null {
  if (region !== 'northAmerica' || years.length < 2) return null
  const isLater = /[A-Z]/.test(vin.charAt(CYCLE_POSITION))
  return years.find((year) => year >= LATER_CYCLE === isLater) ?? null
}
