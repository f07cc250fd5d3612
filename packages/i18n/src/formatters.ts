import type { Currency } from '@otosafi/editions/currency'
import { formatDate, formatMonth } from '@otosafi/editions/format/date'
import { formatMoney } from '@otosafi/editions/format/money'
import { type FormatContext, formatNumber } from '@otosafi/editions/format/number'

/** Formats a value inside a text; `options` are those of the call to `t`. */
export type Formatter = (value: unknown, options: { readonly currency?: Currency }) => string

const MAX_DECIMALS = 2

/** As many decimals as the number has, two at most: 7, 5.6, 13.75. */
function decimalsOf(value: number): number {
  return Number(value.toFixed(MAX_DECIMALS)).toString().split('.')[1]?.length ?? 0
}

/**
 * The formats of placeholders, by name: `{{amount, money}}` in the edition's currency unless the call names another
 * `currency`; `{{value, number}}` with two decimals at most; `{{day, date}}` and `{{day, month}}` of ISO dates. None
 * uses `Intl` (P-06). A number given as a string counts as formatted already.
 */
export function createFormatters(
  context: FormatContext,
  editionCurrency: Currency,
): Readonly<Record<string, Formatter>> {
  return {
    money: (value, { currency }) =>
      typeof value === 'number' ? formatMoney(value, currency ?? editionCurrency, context) : String(value),
    number: (value) => (typeof value === 'number' ? formatNumber(value, context, decimalsOf(value)) : String(value)),
    date: (value) => formatDate(String(value), context.language),
    month: (value) => formatMonth(String(value), context.language),
  }
}
