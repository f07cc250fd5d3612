import { type PaperRules } from '@otosafi/domain/car/papers'

import type { EditionId } from '../edition.ts'
import { EDITIONS } from '../registry.ts'

/** The steps by which a car is registered in the buyer's name. */
export const TRANSFER_STEPS = [
  'contract',
  'legalisedDeed',
  'notarisedContract',
  'debtCheck',
  'barredDocument',
  'sellerNotice',
  'validVisit',
  'recentVisit',
  'taxReceipts',
  'register',
  'registerWithin',
] as const
export type TransferStep = (typeof TRANSFER_STEPS)[number]

/** The transfer of a car in a country. */
export type Transfer = {
  /** In their order; none where no country is known. */
  steps: readonly TransferStep[]
  /** Who usually pays it; null where that is not known. */
  payer: 'buyer' | null
  /** Days in which the car must be registered. */
  days: number | null
  /** Months that a technical visit may be old. */
  visitMonths: number | null
  /** Whole units of the currency; null where it depends on the car. */
  fee: number | null
}

/** Papers and transfer by country, and the date of these facts. The operator confirms and renews them (P-58). */
type CountryPapers = { visitFromYears: number; transfer: Transfer; /** ISO date. */ date: string }

const PLAIN: Transfer = { steps: [], payer: 'buyer', days: null, visitMonths: null, fee: null }

const COUNTRIES: Record<EditionId, CountryPapers> = {
  ma: {
    visitFromYears: 5,
    transfer: { ...PLAIN, steps: ['legalisedDeed', 'barredDocument', 'validVisit', 'taxReceipts', 'register'] },
    date: '2026-01-01',
  },
  ci: {
    visitFromYears: 1,
    transfer: { ...PLAIN, steps: ['contract', 'barredDocument', 'validVisit', 'taxReceipts', 'register'] },
    date: '2026-01-01',
  },
  coza: {
    visitFromYears: 0,
    transfer: { ...PLAIN, steps: ['sellerNotice', 'validVisit', 'registerWithin'], days: 21 },
    date: '2026-01-01',
  },
  rw: {
    visitFromYears: 1,
    transfer: { ...PLAIN, steps: ['debtCheck', 'notarisedContract', 'register'], fee: 60_000 },
    date: '2026-01-01',
  },
  sn: {
    visitFromYears: 1,
    transfer: {
      ...PLAIN,
      steps: ['legalisedDeed', 'barredDocument', 'debtCheck', 'recentVisit', 'registerWithin'],
      days: 15,
      visitMonths: 6,
    },
    date: '2026-01-01',
  },
  default: { visitFromYears: 1, transfer: { ...PLAIN, payer: null }, date: '2026-01-01' },
}

/**
 * The papers that a country asks for, and how a car is transferred there. Apart from the facts of an edition: browsers do
 * without.
 */
export function paperRulesOf(edition: EditionId): PaperRules & { transfer: Transfer; date: string } {
  return { kinds: EDITIONS[edition].documents, ...COUNTRIES[edition] }
}
