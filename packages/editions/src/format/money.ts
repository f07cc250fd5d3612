import { CURRENCIES, type Currency } from '../currency.ts'
import { type FormatContext, formatNumber, NBSP } from './number.ts'

/** Formats an amount of whole units in the country's way: `85 000 DH`, `R 185 000`, `RWF 12,000,000` (P-06). */
export function formatMoney(amount: number, currency: Currency, context: FormatContext): string {
  const { symbol, position, spaced } = CURRENCIES[currency]
  const number = formatNumber(amount, context)
  const space = spaced ? NBSP : ''
  return position === 'before' ? symbol + space + number : number + space + symbol
}
