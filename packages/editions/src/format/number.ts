import type { EditionFacts, EditionId } from '../edition.ts'
import type { Language } from '../language.ts'
import { SITES } from '../registry.ts'

/** No-break space: the only space that may stand inside a number. */
export const NBSP = '\u00a0'

type Separators = { group: string; decimal: string }
const comma: Separators = { group: ',', decimal: '.' }
const spacePoint: Separators = { group: NBSP, decimal: '.' }
const spaceComma: Separators = { group: NBSP, decimal: ',' }

const SEPARATORS: Readonly<Record<Exclude<Language, 'en'>, Separators>> = {
  fr: spaceComma,
  ar: spaceComma,
  zu: spacePoint,
  xh: spacePoint,
  rw: comma,
  wo: spaceComma,
}

/** English uses the country's separator. */
const ENGLISH: Readonly<Record<EditionFacts['englishThousands'], Separators>> = { comma, space: spacePoint }

/** The edition and language of a formatted value. */
export type FormatContext = { edition: EditionId; language: Language }

/** The separators of numbers in an edition and a language. */
export function separatorsOf({ edition, language }: FormatContext): Separators {
  return language === 'en' ? ENGLISH[SITES[edition].englishThousands] : SEPARATORS[language]
}

/** Formats a number with the separators of edition and language and `decimals` places. Never through `Intl` (P-06). */
export function formatNumber(value: number, context: FormatContext, decimals = 0): string {
  const { group, decimal } = separatorsOf(context)
  const [integer = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  const isZero = Number(integer) === 0 && Number(fraction ?? 0) === 0
  return (value < 0 && !isZero ? '\u2212' : '') + grouped + (fraction === undefined ? '' : decimal + fraction)
}
