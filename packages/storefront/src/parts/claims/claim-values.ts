import { edition } from '#edition'
import { CLAIM_FIGURES } from '@otosafi/editions/claim-figures'

const { advertisedFrom, maxMonthsNew: maxMonths, minMonths } = edition.loan

/** The figures of the claims and the edition's facts; texts have placeholders for them. */
export const CLAIM_VALUES = { ...CLAIM_FIGURES, minMonths, maxMonths, rate: (advertisedFrom ?? 0) * 100 } as const
