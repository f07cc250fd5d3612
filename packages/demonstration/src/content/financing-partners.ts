import type { Demonstrated } from '../demonstrated.ts'
import { CI_PARTNERS, SN_PARTNERS } from './financing/cfa-zone.ts'
import { DEFAULT_PARTNERS } from './financing/example.ts'
import { COZA_PARTNERS, MA_PARTNERS, RW_PARTNERS } from './financing/outside-cfa-zone.ts'
import { type FinancingPartner, KIND_DESCRIPTIONS, PARTNER_DISCLAIMER, type PartnerTerms } from './financing/partner.ts'

const PARTNERS: Record<Demonstrated, readonly PartnerTerms[]> = {
  ma: MA_PARTNERS,
  ci: CI_PARTNERS,
  coza: COZA_PARTNERS,
  rw: RW_PARTNERS,
  sn: SN_PARTNERS,
  default: DEFAULT_PARTNERS,
}

/** The lenders that `edition` speaks of, with dated indicative terms and a disclaimer (P-44). */
export function financingPartnersOf(edition: Demonstrated): FinancingPartner[] {
  return PARTNERS[edition].map((terms) => ({
    ...terms,
    description: KIND_DESCRIPTIONS[terms.kind],
    demo: true,
    disclaimer: PARTNER_DISCLAIMER,
  }))
}
