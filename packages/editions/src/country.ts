import type { RepairPrices } from '@otosafi/domain/car/repairs'

import type { Holidays } from './holidays/holidays.ts'

/** Facts of an edition's country that pages are rendered with and browsers do without. */
export type CountryFacts = {
  /** How its showrooms take visits (P-48). */
  visits: {
    /** How many visits a showroom takes in one slot, unless it has a number of its own. */
    places: number
  }
  holidays: Holidays
  /** Where its cars stand; none where the demonstration brings them. */
  cities: readonly CountryCity[]
  papers: CountryPapers
  /** Null where they are not known: its pages then estimate no repairs. */
  repairs: DatedRepairPrices | null
  /** Null where nothing is known. */
  keeping: KeepingCosts | null
}

/** A city of a country, as its people write it. */
export type CountryCity = {
  /** Slug, unique within the edition; it stays. */
  id: string
  name: string
  /** Other spellings that a search must find, those of other scripts among them. */
  aliases: readonly string[]
  /** Province, or the city that a commune belongs to; null where the country does without. */
  region: string | null
}

/** The steps by which a car is registered in the buyer's name. */
export type TransferStep =
  | 'contract'
  | 'legalisedDeed'
  | 'notarisedContract'
  | 'debtCheck'
  | 'barredDocument'
  | 'sellerNotice'
  | 'validVisit'
  | 'recentVisit'
  | 'taxReceipts'
  | 'register'
  | 'registerWithin'

/** The transfer of a car in a country. */
export type Transfer = {
  /** In their order; none where no country is known. */
  steps: readonly TransferStep[]
  /** The party that usually pays it; null where unknown. */
  payer: 'buyer' | null
  /** Days in which the car must be registered. */
  days: number | null
  /** Months that a technical visit may be old. */
  visitMonths: number | null
  /** Whole units of the currency; null where it depends on the car. */
  fee: number | null
}

/** The papers that a country asks for, its transfer, and the date of these facts. The operator confirms and renews them (P-58). */
export type CountryPapers = {
  /** From which age on a car needs a technical visit. */
  visitFromYears: number
  transfer: Transfer
  /** ISO date. */
  date: string
}

/** A country's prices of repairs in its currency, and their date. Rough figures that the operator confirms and renews (P-58). */
export type DatedRepairPrices = RepairPrices & { /** ISO date. */ date: string }

/**
 * A country's yearly costs of a car, in whole units of its currency; null is not known, and never 0. Rough figures that
 * the operator confirms and renews (P-58).
 */
export type KeepingCosts = {
  /** The yearly tax up to a fiscal power. Electric, hybrid and stronger cars are not known. */
  roadTax: { maxFiscalPower: number; petrol: number; diesel: number } | null
  /** The yearly price of compulsory third-party insurance, from and to. */
  insurance: readonly [from: number, to: number] | null
  /** ISO date. */
  date: string
}
