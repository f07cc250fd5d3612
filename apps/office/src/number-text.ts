import type { EditionId } from '@otosafi/editions/edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'
import { EDITIONS } from '@otosafi/editions/registry'

type OfficeLanguage = 'en' | 'fr'

/** The office has one way to write numbers, whichever country they are of: in English that of most countries. */
const WRITTEN_IN = 'ma'

/** A number, with one decimal unless it is whole. */
export function numberText(value: number, language: OfficeLanguage): string {
  return formatNumber(value, { edition: WRITTEN_IN, language }, Number.isInteger(value) ? 0 : 1)
}

/** A price in the currency of its edition. */
export function priceText(amount: number, edition: EditionId, language: OfficeLanguage): string {
  return formatMoney(amount, EDITIONS[edition].currency, { edition: WRITTEN_IN, language })
}
