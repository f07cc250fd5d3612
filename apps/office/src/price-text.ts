import type { EditionId } from '@otosafi/editions/edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { EDITIONS } from '@otosafi/editions/registry'

/** A price in the currency of its edition. */
export function priceText(amount: number, edition: EditionId, language: 'en' | 'fr'): string {
  return formatMoney(amount, EDITIONS[edition].currency, { edition, language })
}
