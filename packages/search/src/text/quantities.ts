import { boundsOf, type RangeFilter } from '@otosafi/domain/listing/ranges'

import { joinAt, type Lead, leadAt, monthAt, tailAt } from './amount-words.ts'
import { type Figure, isDigits, isGrouped, readFigure } from './figures.ts'
import type { MoneyWords } from './money-words.ts'
import type { Token } from './tokens.ts'

/** An amount, a distance, an age or a span of years in a text. */
export type Quantity = {
  /** The token after it. */
  next: number
  /** The ends that it sets; none where it is in money of which nothing is known. */
  bounds: Partial<Record<RangeFilter, number>>
}

export type QuantityReader = (
  tokens: readonly Token[],
  from: number,
  context: {
    /** Whether the word before may be followed by a number of its own, as a model's name is. */
    afterName: boolean
    /** Whether digits are a name by themselves. */
    isName: (digits: string) => boolean
  },
) => Quantity | undefined

/** Below, nothing is a price. */
const LEAST_SAID = 100
/** From here on a number beside "budget" or "less than" is an amount. */
const LEAST_AMOUNT = 1000
const MAX_KILOMETRES = 1_000_000
const MAX_YEARS_OF_AGE = 30
/** Tolerance of "about 80 000", as a fraction of the price. */
const ABOUT = 0.1

/** Reads the quantities of texts where people speak so of money. `lastYear` is the newest model year. */
export function createQuantityReader(money: MoneyWords, lastYear: () => number): QuantityReader {
  return (tokens, from, { afterName, isName }) => {
    const { lead, isMonthly, next: start } = leadOf(tokens, from)
    const figureAt = (at: number): Figure | undefined => readFigure(tokens, at, money, lastYear())
    const first = figureAt(start)
    if (first === undefined) return undefined
    // "208 120 000 dh": the first digits belong to a name where the number is no price but is one without them.
    const rest = isGrouped(tokens, start) ? figureAt(start + 1) : undefined
    if (rest !== undefined && (afterName || isName(tokens[start]?.text ?? '')))
      if (!isLikely(first, money) && isLikely(rest, money)) return undefined

    const isOnlyName = first.unit === null && first.scale === 1 && !first.isYear && isName(String(first.number))
    const second = isOnlyName ? undefined : secondOf(tokens, first, lead, figureAt)
    const last = second ?? first
    const monthly = monthAt(tokens, last.next)
    const tail = tailOf(tokens, monthly?.next ?? last.next)
    const after = monthAt(tokens, tail?.next ?? -1)
    const next = after?.next ?? tail?.next ?? monthly?.next ?? last.next
    const said = {
      lead: tail?.lead ?? signOf(tokens[start]) ?? lead,
      isMonthly: isMonthly || monthly !== undefined || after !== undefined,
      isName: isOnlyName,
    }
    if (first.unit === 'foreign' || last.unit === 'foreign') return { next, bounds: {} }
    const bounds = second === undefined ? single(first, said) : span(first, second, said)
    return bounds && { next, bounds: whole(bounds) }
  }

  function single(figure: Figure, { lead, isMonthly, isName }: Said): Quantity['bounds'] | undefined {
    const { value, unit, scale } = figure
    if (unit === 'km' && value > 0) return { [lead === 'min' ? 'mileageMin' : 'mileageMax']: value }
    if (unit === 'age') return ageOf(value, lead)
    const isSaid = unit === 'money' || scale !== 1
    if (value < LEAST_SAID) return undefined
    if (isMonthly) return { monthlyMax: value }
    if (!isSaid && figure.isYear) {
      if (lead === 'max' || lead === 'older') return { yearMax: value }
      if (lead === 'min' || lead === 'newer') return { yearMin: value }
      return lead === 'price' ? { priceMax: value } : undefined
    }
    if (!isSaid) {
      if (lead === 'of' || lead === 'between' || lead === null)
        return value >= money.bare && !isName ? { priceMax: value } : undefined
      if (value < LEAST_AMOUNT) return undefined
    }
    if (lead === 'min') return { priceMin: value }
    if (lead === 'about') return { priceMin: value * (1 - ABOUT), priceMax: value * (1 + ABOUT) }
    return { priceMax: value }
  }

  function span(first: Figure, second: Figure, { isMonthly }: Said): Quantity['bounds'] | undefined {
    const [low, high] = alike(first, second)
    const ends = [Math.min(low, high), Math.max(low, high)] as const
    const unit = second.unit ?? first.unit
    const isSaid = unit === 'money' || first.scale !== 1 || second.scale !== 1
    if (unit === 'km') return { mileageMin: ends[0], mileageMax: ends[1] }
    if (unit === 'age') return undefined
    if (isMonthly) return { monthlyMax: ends[1] }
    if (!isSaid && first.isYear && second.isYear) return { yearMin: ends[0], yearMax: ends[1] }
    return isSaid || ends[0] >= LEAST_AMOUNT ? { priceMin: ends[0], priceMax: ends[1] } : undefined
  }

  function ageOf(years: number, lead: Lead | null): Quantity['bounds'] | undefined {
    if (years > MAX_YEARS_OF_AGE) return undefined
    const year = lastYear() - 1 - years
    if (lead === 'max' || lead === 'newer') return { yearMin: year }
    return lead === 'min' || lead === 'older' ? { yearMax: year } : undefined
  }
}

type Said = {
  lead: Lead | null
  isMonthly: boolean
  /** Whether the number's first digits are a name. */ isName: boolean
}

/** The words before a number. Of several the strongest counts: "budget max 80 000". */
function leadOf(tokens: readonly Token[], from: number): { lead: Lead | null; isMonthly: boolean; next: number } {
  let lead: Lead | null = null
  let isMonthly = false
  let next = from
  for (let found = leadAt(tokens, next); found !== undefined; found = leadAt(tokens, next)) {
    next = found.next
    if (found.meaning === 'monthly') isMonthly = true
    else if (lead === null || strengthOf(found.meaning) > strengthOf(lead)) lead = found.meaning
  }
  return { lead, isMonthly, next }
}

/** Leads that others outdo, the weakest first. */
const WEAK: readonly Lead[] = ['of', 'at', 'price', 'between']

function strengthOf(lead: Lead): number {
  return WEAK.includes(lead) ? WEAK.indexOf(lead) : WEAK.length
}

/** The bound that a sign before a number sets. */
function signOf(token: Token | undefined): Lead | null {
  const gap = token?.gap ?? ''
  if (/[~≈±]\s*$|\+ ?\/? ?- ?$/.test(gap)) return 'about'
  if (/[<≤]\s*=?\s*$/.test(gap)) return 'max'
  if (/[>≥]\s*=?\s*$/.test(gap)) return 'min'
  return null
}

/** The bound after a number: a plus sign or words. */
function tailOf(tokens: readonly Token[], at: number): { lead: 'max' | 'min'; next: number } | undefined {
  if (/^ ?\+/.test(tokens[at]?.gap ?? '')) return { lead: 'min', next: at }
  const tail = tailAt(tokens, at)
  // "50000 max 90000": a word before a number is that one's.
  return tail === undefined || isDigits(tokens[tail.next]) ? undefined : { lead: tail.meaning, next: tail.next }
}

/** The other end of a span. */
function secondOf(
  tokens: readonly Token[],
  first: Figure,
  lead: Lead | null,
  figureAt: (at: number) => Figure | undefined,
): Figure | undefined {
  const hyphen = /^ ?[-/] ?$/.test(tokens[first.next]?.gap ?? '') ? figureAt(first.next) : undefined
  if (hyphen !== undefined) return hyphen
  const join = joinAt(tokens, first.next)
  if (join === undefined || (join.meaning === 'and' && lead !== 'between')) return undefined
  const second = figureAt(join.next)
  // "clio 2018 à 85 000": a year and a price are no span.
  return second === undefined || (first.isYear !== second.isYear && first.unit === null) ? undefined : second
}

/** Both ends in whole units: "5 - 7 millions", "80 à 120 mille". */
function alike(first: Figure, second: Figure): [number, number] {
  if (first.scale === 1 && first.unit === null && second.scale !== 1) return [first.number * second.scale, second.value]
  if (second.scale === 1 && second.unit === null && first.scale !== 1) return [first.value, second.number * first.scale]
  if (first.number < 1000 && second.value >= 10_000 && first.unit === null && first.scale === 1)
    return [first.number * 1000, second.value]
  return [first.value, second.value]
}

/** Whether a car has such a price, or such kilometres. */
function isLikely({ value, unit }: Figure, { low, high }: MoneyWords): boolean {
  return unit === 'km' ? value <= MAX_KILOMETRES : value >= low && value <= high
}

/** Whole and within the bounds of each end; what is beyond them is left out. */
function whole(bounds: Quantity['bounds']): Quantity['bounds'] {
  const entries = (Object.entries(bounds) as [RangeFilter, number][])
    .map(([name, value]) => [name, Math.round(value)] as const)
    .filter(([name, value]) => value >= boundsOf(name).min && value <= boundsOf(name).max)
  return Object.fromEntries(entries)
}
