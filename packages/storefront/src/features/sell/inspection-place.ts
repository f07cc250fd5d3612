import type { Claim } from '@otosafi/editions/edition'

/** The text on where a car is inspected: at the seller's home only where the edition's claim says so (P-25). */
export function inspectionPlace(claims: readonly Claim[]): 'atHome' | 'text' {
  return claims.includes('quoteWithin30Minutes') ? 'atHome' : 'text'
}
