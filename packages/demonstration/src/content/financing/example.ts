import { partner, type PartnerTerms } from './partner.ts'

const EXAMPLE = {
  minMonths: 12,
  maxMonths: 72,
  rate: null,
  note: {
    en: 'The terms depend on the country. Choose yours to see its lenders.',
    fr: 'Les conditions dépendent du pays. Choisissez le vôtre pour voir ses organismes.',
  },
  source: 'Otosafi',
  sourceDate: '2026-01-15',
}

/** Kinds of lender without names, for the country-neutral edition. */
export const DEFAULT_PARTNERS: readonly PartnerTerms[] = [
  partner('example-bank', 'Example bank', 'bank', EXAMPLE),
  partner('example-leasing', 'Example leasing company', 'leasing', EXAMPLE),
  partner('example-participatory-bank', 'Example participatory bank', 'participatory', EXAMPLE),
]
