import { edition } from '#edition'
import type { Claim } from '@otosafi/editions/edition'

const AFTER_SALE: readonly Claim[] = ['warranty', 'roadsideAssistance', 'moneyBack']

/** The promises of the edition that come with a car after its sale (P-25). */
export function afterSaleClaims(): readonly Claim[] {
  return AFTER_SALE.filter((claim) => edition.claims.includes(claim))
}
