import { readDistance } from '../reading/read-distance.ts'
import { readAmount } from '../reading/read-number.ts'
import { readYear } from '../reading/read-year.ts'
import { foldDigits } from '../text/fold-digits.ts'
import { toSlug } from '../text/to-slug.ts'
import type { CarFilters, IgnoredParameter, ListingQuery } from './filters.ts'
import { MAX_PAGE } from './limits.ts'
import { boundsOf, RANGE_FILTERS, RANGE_KIND_OF, RANGE_PAIRS, type RangeKind } from './ranges.ts'
import { type Facet, FACETS, OLDER, ruleOf, type Sort, SORTS } from './vocabulary.ts'

/** The longest free text, the most values of a group, and the most ignored values that are reported. */
const MAX_TEXT = 100
const MAX_VALUES = 60
const MAX_IGNORED = 10

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** How the ends of ranges are read. */
const READERS: Readonly<Record<RangeKind, (text: string, currency: string) => number | undefined>> = {
  amount: readAmount,
  year: readYear,
  distance: readDistance,
}

/** Whether a text is a value of a facet. */
function isValueOf(facet: Facet, value: string): boolean {
  const { values, most } = ruleOf(facet)
  switch (values) {
    case 'slug':
      return isSlug(value)
    case 'year':
      return value === OLDER || /^(?:19[5-9]\d|20\d\d)$/.test(value)
    case 'number':
      return /^[1-9]\d?$/.test(value) && Number(value) <= (most ?? 0)
    default:
      return values.includes(value)
  }
}

function isSlug(value: string): boolean {
  return value.length <= 80 && SLUG.test(value)
}

/**
 * Parses a listing's query. A value that is invalid (an unknown colour, a price of `abc`, a year of `20`), one too many of its group
 * or too long does not filter and is reported in `ignored`: an old or mistyped link still shows cars. Amounts are in `currency`
 * (ISO 4217).
 */
export function readListingQuery(params: URLSearchParams, currency: string): ListingQuery {
  const filters: CarFilters = {}
  const ignored: IgnoredParameter[] = []
  const ignore = (name: IgnoredParameter['name'], text: string, why: IgnoredParameter['why']) => {
    const parameter = { name, text: text.slice(0, MAX_TEXT), why }
    const isKnown = ignored.some((each) => each.name === parameter.name && each.text === parameter.text)
    if (!isKnown && ignored.length < MAX_IGNORED) ignored.push(parameter)
  }
  for (const facet of FACETS) {
    const values = new Set<string>()
    for (const text of params.getAll(facet)) {
      const value = valueIn(facet, text)
      if (isValueOf(facet, value)) values.add(value)
      else if (text.trim() !== '') ignore(facet, text, 'unread')
    }
    const [taken, over] = [[...values].slice(0, MAX_VALUES), [...values].slice(MAX_VALUES)]
    for (const value of over) ignore(facet, value, 'unread')
    if (taken.length > 0) filters[facet] = taken.sort()
  }
  for (const name of RANGE_FILTERS) {
    const text = params.get(name) ?? ''
    const { min, max } = boundsOf(name)
    const value = READERS[RANGE_KIND_OF[name]](text, currency)
    if (value !== undefined && value >= min && value <= max) filters[name] = value
    else if (text.trim() !== '') ignore(name, text, 'unread')
  }
  for (const { min, max } of RANGE_PAIRS) {
    if ((filters[min] ?? 0) <= (filters[max] ?? Infinity)) continue
    ignore(max, params.get(max) ?? '', 'crossed')
    delete filters[max]
  }
  const [typed = '', ...others] = params.getAll('q').flatMap((text) => text.trim() || [])
  const q = typed.slice(0, MAX_TEXT).trim()
  if (q !== '') filters.q = q
  for (const text of [typed.slice(MAX_TEXT).trim(), ...others])
    if (text !== '') ignore('q', text.slice(0, MAX_TEXT).trim(), 'unread')
  const sort = params.get('sort') as Sort | null
  const page = Number(foldDigits(params.get('page') ?? ''))
  return {
    filters,
    sort: sort !== null && SORTS.includes(sort) ? sort : 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    ...(ignored.length > 0 && { ignored }),
  }
}

/** A value of a facet as it is written: names may stand for slugs, as forms without script send them. */
function valueIn(facet: Facet, text: string): string {
  const { values } = ruleOf(facet)
  if (values === 'slug') return text.length > MAX_TEXT ? '' : toSlug(text)
  return values === 'year' || values === 'number' ? foldDigits(text.trim()) : text
}
