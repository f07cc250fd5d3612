import type { DOCUMENT_KINDS } from '@otosafi/domain/car/car'
import type { EnergyPrices } from '@otosafi/domain/car/energy-cost'
import type { SteeringSide } from '@otosafi/domain/car/vocabulary'
import type { Service } from '@otosafi/domain/messages/request-kind'
import type { PhoneRules } from '@otosafi/domain/reading/phone-rules'

import type { Currency } from './currency.ts'
import type { Language, OfficeLanguage } from './language.ts'

/** The deployed bundles (P-01). An edition is never a language and never a path prefix. */
export const EDITION_IDS = ['ma', 'ci', 'coza', 'rw', 'sn', 'default'] as const
export type EditionId = (typeof EDITION_IDS)[number]

/** The country that stands first, and is preselected, where no country is known (P-01). */
export const FIRST_COUNTRY: EditionId = 'coza'

/** Promises of the product that an edition may make; one that it does not list is never shown there (P-25). */
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

/** Pages that only some editions have (P-01). */
export const EDITION_FEATURES = ['pricingTool', 'ourTeam'] as const
export type EditionFeature = (typeof EDITION_FEATURES)[number]

/** Facts of an edition that the bundles of all editions contain. */
export type Site = {
  /** Production host, without scheme. */
  host: string
  languages: readonly [Language, ...Language[]]
  defaultLanguage: Language
  /** The thousands separator of English here; other languages have one separator everywhere (P-06). */
  englishThousands: 'comma' | 'space'
}

/** Everything in which editions differ, except words. */
export type EditionFacts = Site & {
  id: EditionId
  /** ISO 3166-1 alpha-2; null for the country-neutral edition. */
  country: string | null
  /** IANA zone of the dates that people see. */
  timeZone: string
  currency: Currency
  features: Readonly<Record<EditionFeature, boolean>>
  claims: readonly Claim[]
  /** The usual steering side; the other one is mentioned on a car's page. */
  steeringSide: SteeringSide
  /** Whether fiscal horsepower (CV) matters to buyers. */
  fiscalPower: boolean
  /** How buyers regard an imported car (P-14). */
  importedIs: 'neutral' | 'caution'
  documents: readonly (typeof DOCUMENT_KINDS)[number][]
  /** The language of official documents, such as the certificate of technical visit. */
  papersIn: OfficeLanguage
  phone: PhoneRules & { /** Groups of the national writing. */ example: string }
  loan: LoanTerms
  booking: BookingTerms
  /** Prices of the services, whole units of the currency; without one the team quotes it before any work (P-45). */
  servicePrices: Readonly<Partial<Record<Service, number>>>
  energy: DatedEnergyPrices
  whatsApp: { /** E.164 without plus. */ number: string }
  /** Whether usage analytics exists at all; it still needs consent (P-39). */
  analytics: boolean
  /** Steps of the price slider and of budget choices, whole units of the currency. */
  priceStep: number
}

/** Indicative terms of the edition's monthly figures (P-23). Rates are fractions a year. */
export type LoanTerms = {
  annualRate: number
  /** Date on which the rate was true, ISO. */
  rateDate: string
  minMonths: number
  /** Longest tenure, and that for a new car. */
  maxMonths: number
  maxMonthsNew: number
  defaultMonths: number
  /** Share of the price that is paid at the start. */
  contribution: number
  /** The "from" rate that may be advertised; null where it would not be true. */
  advertisedFrom: number | null
  /** A promotion with its own rate and its last day, ISO; null where none runs. */
  promotion: { annualRate: number; until: string } | null
  /** Lowest and highest yearly rate that lenders of the country publish. */
  rates: readonly [min: number, max: number]
  /** The usual application fee: a fixed amount plus a share of the credit, `max` null is no cap; null where none is known. */
  applicationFee: { fixed: number; share: number; max: number | null } | null
  /** Insurance a month as a fraction of the credit; null where no common rate is known. */
  insurance: number | null
  /** The tax on banking operations that is added to interest, as a fraction of it. */
  taxOnInterest: number
  /** The largest balloon that lenders accept, as a share of the price; 0 where balloons are not usual. */
  maxBalloon: number
  /** The share of a net monthly income that all instalments together may take, by the country's rule. */
  incomeShare: number
}

/**
 * Energy prices in the edition's currency, and their date. Approximate figures that the operator confirms and renews.
 */
export type DatedEnergyPrices = EnergyPrices & { /** ISO date. */ date: string }

/** Terms of a booking (P-22). */
export type BookingTerms = {
  /** Whole units of the edition's currency; null where no booking is offered. */
  deposit: number | null
  holdDays: number
  refund: 'full' | 'tenPercent'
  /** Days after a booking was cancelled or has expired, within which what is due is paid back; absent where no rule is known. */
  refundDays?: number
  /** The account that deposits can be transferred to; null where the operator takes none by transfer. */
  account: BankAccount | null
}

/** An account of the operator, as it is written on a transfer. */
export type BankAccount = { holder: string; bank: string; number: string }
