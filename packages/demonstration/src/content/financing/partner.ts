import type { FinancingPartner as FinancingPartnerOf, PartnerKind } from '@otosafi/domain/content/content'

import type { BilingualText } from '../bilingual-text.ts'

/** Descriptions of the kinds of lenders, in neutral words. */
export const KIND_DESCRIPTIONS = {
  bank: {
    en: 'A bank that grants vehicle loans. It usually asks for proof of income and may ask that your salary be paid into an account with it.',
    fr: 'Une banque qui accorde des crédits auto. Elle demande en général des justificatifs de revenus et parfois la domiciliation du salaire.',
  },
  lender: {
    en: 'A lender other than a bank that finances vehicles. Compare the total cost, fees and insurance included.',
    fr: 'Un organisme de crédit non bancaire qui finance des véhicules. Comparez le coût total, frais et assurance compris.',
  },
  leasing: {
    en: 'A company that buys the car and lets it to you, with an option to own it at the end of the contract.',
    fr: 'Une société qui achète la voiture et vous la loue, avec une option d’achat au terme du contrat.',
  },
  participatory: {
    en: 'A participatory bank that buys the car and sells it to you at an agreed margin, paid in instalments.',
    fr: 'Une banque participative qui achète la voiture et vous la revend avec une marge convenue, payée par échéances.',
  },
} as const satisfies Record<PartnerKind, BilingualText>

/**
 * A lender of the country as public sources describe it. Nothing here says that it works with the product:
 * `demo` is always true and `disclaimer` is shown with it.
 */
export type FinancingPartner = FinancingPartnerOf<BilingualText>

/** The terms of a lender; the rest follows from its kind. */
export type PartnerTerms = Omit<FinancingPartner, 'description' | 'demo' | 'disclaimer'>

export const PARTNER_DISCLAIMER: BilingualText = {
  en: 'Demonstration data. No partnership is claimed. Terms are indicative and must be confirmed with the lender.',
  fr: 'Données de démonstration. Aucun partenariat n’est revendiqué. Les conditions sont indicatives et à confirmer auprès de l’organisme.',
}

/** A lender whose terms are known by its kind and its country rather than by its own publication. */
export function partner(
  id: string,
  name: string,
  kind: PartnerKind,
  terms: Omit<PartnerTerms, 'id' | 'name' | 'kind'>,
): PartnerTerms {
  return { id, name, kind, ...terms }
}
