import type { OfferLineKind } from '@otosafi/domain/selling/sale'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { commonTexts, serverTexts } from '@otosafi/i18n/server-texts'

/** The label of a deduction from an offer. */
export function deductionName(kind: OfferLineKind, edition: EditionFacts, language: Language): string {
  if (kind === 'tyres' || kind === 'papers' || kind === 'other')
    return serverTexts(edition, language)(`mail.sale.kind.${kind}`)
  return commonTexts(edition, language)(`inspection.sections.${kind}`)
}
