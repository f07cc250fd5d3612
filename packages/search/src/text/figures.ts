import { firstNumberIn } from '@otosafi/domain/reading/read-number'

import { joinAt, leadAt, measureAt, measureBefore, numberWordAt, type Scale, scaleAt } from './amount-words.ts'
import type { MoneyWords } from './money-words.ts'
import type { Token } from './tokens.ts'

/** A number with what is said of it by its scale and unit. */
export type Figure = {
  /** As written. */
  number: number
  /** In whole units. */
  value: number
  scale: number
  unit: 'money' | 'foreign' | 'km' | 'age' | null
  isYear: boolean
  next: number
}

const FIRST_YEAR = 1950

/** Reads the number at a token with its scale and unit, which stand before or behind it. `lastYear` is the newest model year. */
export function readFigure(
  tokens: readonly Token[],
  from: number,
  { unitAt, million }: MoneyWords,
  lastYear: number,
): Figure | undefined {
  const before = unitBefore(tokens, from, unitAt)
  const said = measureBefore(tokens, from)
  const start = said === undefined ? from : afterOf(tokens, said.next)
  const count = countAt(tokens, before?.next ?? start, million)
  if (count === undefined) return undefined
  const { number, scale, isMillion, next } = count
  const measure = measureAt(tokens, next) ?? (said && { meaning: said.meaning, next })
  if (measure !== undefined) {
    const value = number * (isMillion ? 1_000_000 : scale)
    return { number, scale, unit: measure.meaning, value, isYear: false, next: measure.next }
  }
  // "2 millions de francs".
  const behind = unitAt(tokens, next) ?? unitAt(tokens, afterOf(tokens, next))
  // "85 000 R 90 000": a unit that touches the next number is that one's.
  const isItsOwn = behind !== undefined && !(isDigits(tokens[behind.next]) && tokens[behind.next]?.gap === '')
  // "golf 2018 r line", "type r 2018": a letter beside a year belongs to a name.
  const isLetter = isYear(count, lastYear) && scale === 1 && !isWord(isItsOwn ? tokens[behind.next - 1] : tokens[from])
  const isGlued = before !== undefined && tokens[before.next]?.gap === ''
  if (isLetter && !isItsOwn && before !== undefined && !isGlued) return undefined
  const unit = isLetter && !isGlued ? undefined : isItsOwn ? behind : before
  if (unit === undefined)
    return { number, scale, unit: null, value: number * scale, isYear: isYear(count, lastYear), next }
  const { meaning: factor } = unit
  // With its unit a million is a million.
  const full = isMillion ? 1_000_000 : scale
  return {
    number,
    scale: full,
    unit: factor === null ? 'foreign' : 'money',
    value: number * full * (factor ?? 1),
    isYear: false,
    next: Math.max(next, unit.next),
  }
}

/** A unit of money right before digits; a letter alone could begin a name, but for the rand's. */
function unitBefore(
  tokens: readonly Token[],
  from: number,
  unitAt: MoneyWords['unitAt'],
): { meaning: number | null; next: number } | undefined {
  const unit = unitAt(tokens, from)
  const { text = '', gap = '' } = tokens[from] ?? {}
  const mayLead = text.length > 1 || (text === 'r' && (gap !== '' || !isDigits(tokens[from - 1])))
  return unit !== undefined && mayLead && isDigits(tokens[unit.next]) ? unit : undefined
}

/** A number with its scale. */
type Count = { number: number; digits: string; scale: number; isMillion: boolean; next: number }

/** The number at a token, in digits or words, with its scale before or behind it: "5 millions", "miliyoni 5", "un million". */
function countAt(tokens: readonly Token[], from: number, million: number): Count | undefined {
  const first = scaleAt(tokens, from)
  if (first !== undefined && isWord(tokens[from])) {
    const { factor, isFirst } = first.meaning
    const number = isFirst ? scaledAt(tokens, afterOf(tokens, first.next)) : undefined
    if (number !== undefined) return counted(tokens, { ...number, digits: '' }, factor, million)
    return factor === 'million'
      ? counted(tokens, { number: 1, digits: '', next: first.next }, factor, million)
      : undefined
  }
  const written = scaledAt(tokens, from)
  if (written === undefined) return undefined
  const scale = scaleAt(tokens, written.next)
  const isLetter = !isWord(tokens[written.next]) && tokens[written.next]?.gap !== ''
  // "2015 miliyoni 8": such a scale before a number is that one's.
  const isOfNext = scale?.meaning.isFirst === true && scaledAt(tokens, scale.next) !== undefined
  if (scale === undefined || scale.meaning.factor === 'half' || isLetter || isOfNext)
    return { ...written, scale: 1, isMillion: false }
  return counted(tokens, { ...written, next: scale.next }, scale.meaning.factor, million)
}

function counted(
  tokens: readonly Token[],
  count: { number: number; digits: string; next: number },
  factor: Scale['factor'],
  million: number,
): Count {
  if (factor !== 'million') return { ...count, scale: 1000, isMillion: false }
  const rest = afterMillion(tokens, count.next)
  return { ...count, number: count.number + rest.number, scale: million, isMillion: true, next: rest.next }
}

/** A number in digits or in words, which has no digits. */
function scaledAt(
  tokens: readonly Token[],
  from: number,
): { number: number; digits: string; next: number } | undefined {
  const written = numberAt(tokens, from)
  if (written !== undefined) return written
  const word = numberWordAt(tokens, from)
  return word && { number: word.meaning, digits: '', next: word.next }
}

/** Behind the words that only bind: "miliyoni za 5", "izinkulungwane ezingu-60". */
function afterOf(tokens: readonly Token[], from: number): number {
  const lead = leadAt(tokens, from)
  return lead?.meaning === 'of' ? lead.next : from
}

/** The fraction after a million, in millions: "et demi", "500 mille", "500", "5". */
function afterMillion(tokens: readonly Token[], from: number): { number: number; next: number } {
  const half = scaleAt(tokens, from)
  if (half?.meaning.factor === 'half') return { number: 0.5, next: half.next }
  const none = { number: 0, next: from }
  const join = joinAt(tokens, from)
  const start = join?.meaning === 'and' ? join.next : from
  const before = scaleAt(tokens, start)
  if (before?.meaning.factor === 'thousand' && before.meaning.isFirst) {
    const more = scaledAt(tokens, before.next)
    return more === undefined || more.number >= 1000 ? none : { number: more.number / 1000, next: more.next }
  }
  const more = scaledAt(tokens, start)
  if (more === undefined || more.number >= 1000) return none
  const thousand = scaleAt(tokens, more.next)
  if (thousand?.meaning.factor === 'thousand') return { number: more.number / 1000, next: thousand.next }
  if (start !== from) return none
  if (/^\d{3}$/.test(more.digits)) return { number: more.number / 1000, next: more.next }
  // "un million cinq".
  const isLast = more.next === tokens.length - 1
  return more.number < 10 && isLast ? { number: more.number / 10, next: more.next } : none
}

function isYear({ number, digits }: Count, lastYear: number): boolean {
  return /^\d{4}$/.test(digits) && number >= FIRST_YEAR && number <= lastYear
}

function isWord(token: Token | undefined): boolean {
  return (token?.text.length ?? 0) > 1
}

export function isDigits(token: Token | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token.text)
}

/** Whether the number at a token has its digits in groups of three. */
export function isGrouped(tokens: readonly Token[], at: number): boolean {
  const { written = '' } = firstNumberIn(stretchAt(tokens, at)) ?? {}
  return /\D\d{3}/.test(written)
}

/** The number in digits at a token, perhaps in groups of three or with a fraction, and its digits as written. */
function numberAt(tokens: readonly Token[], at: number): { number: number; digits: string; next: number } | undefined {
  const number = firstNumberIn(stretchAt(tokens, at))
  if (number === undefined) return undefined
  const { value, written } = number
  const runs = written.match(/\d+/g) ?? []
  return { number: value, digits: written.replace(/\D(?=\d{3})/g, ''), next: at + runs.length }
}

/** The digits at a token and behind it that single signs divide. */
function stretchAt(tokens: readonly Token[], at: number): string {
  let stretch = ''
  for (let next = at; isDigits(tokens[next]); next++) {
    const { gap = '', text = '' } = tokens[next] ?? {}
    if (next > at && gap.length !== 1) break
    stretch += next === at ? text : gap + text
  }
  return stretch
}
