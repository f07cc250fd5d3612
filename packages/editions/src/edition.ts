import type { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import type { EnergyPrices } from '@otosafi/domain/car/energy-cost'
import type { SteeringSide } from '@otosafi/domain/car/vocabulary'

import type { Currency } from './currency.ts'
import type { Language } from './language.ts'

/** The deployed bundles (decision 1). An edition is never a language and never a path prefix. */
export const EDITION_IDS = ['ma', 'ci', 'coza', 'rw', 'sn', 'default'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** Promises of the product that an edition may make; one that it does not list is never shown there (decision 17). */
export const CLAIMS = [
  'inspectionPoints',
  'warranty',
  'roadsideAssistance',
  'moneyBack',
  'homeDelivery',
  'buyBack',
  'multiCurrency',
  'loan',
  'paidWithin24Hours',
  'quoteWithin30Minutes',
] as const
export type Claim = (typeof CLAIMS)[number]

/** Pages that only some editions have (spec section 6; decision 1). */
export const EDITION_FEATURES = ['pricingTool', 'ourTeam'] as const
export type EditionFeature = (typeof EDITION_FEATURES)[number]

/** Everything that makes one edition differ from another, words apart. */
export type EditionFacts = {
  id: EditionId
  /** ISO 3166-1 alpha-2; null for the country-neutral edition. */
  country: string | null
  /** Production host, without scheme. */
  host: string
  /** IANA zone of the dates that people see. */
  timeZone: string
  currency: Currency
  languages: readonly [Language, ...Language[]]
  defaultLanguage: Language
  features: Readonly<Record<EditionFeature, boolean>>
  claims: readonly Claim[]
  /** Steering side that is usual on the road; the other one is worth a word. */
  steeringSide: SteeringSide
  /** Whether buyers reckon with fiscal horsepower (CV). */
  fiscalPower: boolean
  /** How buyers take an imported car (decision 8). */
  importedIs: 'neutral' | 'caution'
  documents: readonly (typeof DOCUMENT_KINDS)[number][]
  phone: PhoneRules
  loan: LoanTerms
  booking: BookingTerms
  energy: DatedEnergyPrices
  whatsApp: { /** E.164 without plus. */ number: string }
  /** Whether usage analytics exists at all; it still needs consent (decision 27). */
  analytics: boolean
  /** Steps of the price slider and of budget choices, whole units of the currency. */
  priceStep: number
}

export type PhoneRules = {
  /** Country calling code without plus; null where any country's number is expected. */
  callingCode: string | null
  /** Digits as typed in the country's own way. */
  minDigits: number
  maxDigits: number
  /** Digit that people type before the significant number and that is dropped for E.164. */
  trunk: string | null
  /** Pattern of a mobile's significant number. */
  mobile: string | null
  /** Groups of the national writing. */
  example: string
}

/** Indicative terms of the edition's monthly figures (decision 15). Rates are fractions a year. */
export type LoanTerms = {
  annualRate: number
  /** Date on which the rate was true, ISO. */
  rateDate: string
  minMonths: number
  maxMonths: number
  defaultMonths: number
  /** Share of the price that is paid at the start. */
  contribution: number
  /** The "from" rate that may be advertised; null where it would not be true. */
  advertisedFrom: number | null
  /** Lowest and highest yearly rate that lenders of the country publish. */
  rates: readonly [min: number, max: number]
  /** What lenders usually ask for the file: an amount and a share of the credit, both in the currency; `max` null is no cap. */
  applicationFee: { fixed: number; share: number; max: number | null }
}

/**
 * What drivers pay for energy, whole or broken units of the edition's currency, and the day from which that is. Rough
 * figures of the market that the operator confirms and renews.
 */
export type DatedEnergyPrices = EnergyPrices & { /** ISO date. */ date: string }

/** Terms of a booking (decision 14). */
export type BookingTerms = {
  /** Whole units of the edition's currency; null where no booking is offered. */
  deposit: number | null
  holdDays: number
  refund: 'full' | 'tenPercent'
}
