import type { EditionFacts } from './edition.ts'

/** Whether the inspector of a car that is offered comes to the seller's home, too: where the claim says so (P-25, P-50). */
export function inspectsAtHome({ claims }: Pick<EditionFacts, 'claims'>): boolean {
  return claims.includes('quoteWithin30Minutes')
}
