import { CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import type { Claim, EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

/**
 * What editions promise to sellers by their claims (P-50): an offer within 30 minutes of the inspection, the money within 24 hours
 * of the acceptance. Each counts from the step that begins it, and is for the state that follows.
 */
export const SALE_PROMISES = [
  {
    kind: 'offer',
    claim: 'quoteWithin30Minutes',
    begunBy: 'inspect',
    state: 'inspected',
    keptBy: 'offer',
    minutes: CLAIM_FIGURES.minutes,
  },
  {
    kind: 'paid',
    claim: 'paidWithin24Hours',
    begunBy: 'accept',
    state: 'accepted',
    keptBy: 'pay',
    minutes: CLAIM_FIGURES.hours * 60,
  },
] as const

/** The editions that make a claim. */
export function editionsClaiming(claim: Claim): EditionId[] {
  return Object.values(EDITIONS).flatMap(({ id, claims }) => (claims.includes(claim) ? [id] : []))
}
