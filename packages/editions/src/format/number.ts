import type { EditionId } from '../edition.ts'
import type { Language } from '../language.ts'

/** No-break space: the only space that may stand inside a number. */
export const NBSP = '\u00a0'

type Separators = { group: string; decimal: string }
const comma: Separators = { group: ',', decimal: '.' }
const spacePoint: Separators = { group: NBSP, decimal: '.' }
const spaceComma: Separators = { group: NBSP, decimal: ',' }

const SEPARATORS: Readonly<Record<Language, Separators>> = {
  en: comma,
  fr: spaceComma,
  ar: spaceComma,
  zu: spacePoint,
  xh: spacePoint,
  rw: comma,
  wo: spaceComma,
}

/** English follows the country's custom where that is not the comma. */
const ENGLISH: Partial<Record<EditionId, Separators>> = {
  ma: spacePoint,
  ci: spacePoint,
  sn: spacePoint,
  coza: spacePoint,
}

/** What a number, a price or a date is written for. */
export type FormatContext = { edition: EditionId; language: Language }

/** Writes a number with the custom's separators and `decimals` places. Never through `Intl` (decision 6). */
export function formatNumber(value: number, { edition, language }: FormatContext, decimals = 0): string {
  const { group, decimal } = (language === 'en' ? ENGLISH[edition] : undefined) ?? SEPARATORS[language]
  const [integer = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  const isZero = Number(integer) === 0 && Number(fraction ?? 0) === 0
  return (value < 0 && !isZero ? '\u2212' : '') + grouped + (fraction === undefined ? '' : decimal + fraction)
}
