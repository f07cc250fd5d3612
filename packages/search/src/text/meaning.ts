import type { Facet } from '@otosafi/domain/listing/vocabulary'

import type { IndexFilters } from '../search-query.ts'
import type { TextEntry, TextKind } from './text-entry.ts'

/** A phrase of the query and all that it can mean. */
export type Match = {
  text: string
  entries: readonly TextEntry[]
  /** Set when it can be a model year. */
  year: string | null
  /** Whether a word before it says that a place follows. */
  isPlace: boolean
  /** Whether a word such as "or" before it says that it is one more choice. */
  isAlternative: boolean
  /** Whether it is the last of the text. */
  isLast: boolean
}

/** The filter that a phrase became; null where it means nothing in this query. */
export type Reading = { facet: Facet; values: readonly string[] } | null

/** Which meaning of an ambiguous phrase wins, best first: a brand before all others, a model without its brand last. */
const ORDER: readonly (TextKind & Facet)[] = [
  'bodyType',
  'fuelType',
  'transmission',
  'drivetrain',
  'condition',
  'color',
  'seats',
  'doors',
  'feature',
]

/**
 * Combines matches into filters, with the reading of each match. A name that several models share ("3", "500") is resolved by the
 * brands that the rest of the query names; a short or numeric one that fits none of them means nothing. Of places that lie in
 * one another the smallest counts.
 */
export function meaningOf(
  matches: readonly Match[],
  brands: readonly string[],
  models: readonly string[],
): { filters: IndexFilters; readings: readonly Reading[] } {
  const brandOf = brandFinder(brands)
  const trims = new Set(matches.filter((match) => isTrim(match, matches)))
  const named = new Set(matches.flatMap((match) => (trims.has(match) ? [] : witnesses(match, brandOf))))
  const readings = matches.map((match): Reading => {
    const otherModel = matches.some((other) => other !== match && other.year === null && other.entries.some(isModel))
    const [facet, values] = trims.has(match) ? [] : (read(match, named, otherModel, brandOf) ?? [])
    return facet === undefined || values === undefined ? null : { facet, values: [...new Set(values)] }
  })
  const chosen = new Map<Facet, Set<string>>()
  for (const reading of readings) {
    if (reading === null || readings.some((other) => liesIn(other, reading) || isSpecial(other, reading))) continue
    chosen.set(reading.facet, new Set([...(chosen.get(reading.facet) ?? []), ...reading.values]))
  }
  settleIdentity(chosen, models, brandOf)
  return { filters: Object.fromEntries([...chosen].map(([facet, values]) => [facet, [...values]])), readings }
}

/** Whether `special` are variants of the models `general`: "golf 7 gti". */
function isSpecial(special: Reading, general: NonNullable<Reading>): boolean {
  if (special === null || special.facet !== 'model' || general.facet !== 'model') return false
  return general.values.every((model) => special.values.some((other) => other.startsWith(`${model}-`)))
}

/** Whether the place `inner` is a part of the place `outer`. */
function liesIn(inner: Reading, outer: NonNullable<Reading>): boolean {
  if (inner === null || inner.facet !== 'city' || outer.facet !== 'city') return false
  return inner.values.length < outer.values.length && inner.values.every((city) => outer.values.includes(city))
}

function isModel({ kind }: TextEntry): boolean {
  return kind === 'model'
}

/** Names that are ambiguous by themselves. */
const isVague = (text: string): boolean => text.length <= 2 || /^\d+$/.test(text)

/** Whether a short name such as "gti" rather belongs to another model that is named. */
function isTrim(match: Match, matches: readonly Match[]): boolean {
  if (match.isAlternative || !/^[a-z]{2,3}$/.test(match.text) || !match.entries.every(isModel)) return false
  const others = matches.filter((other) => other !== match).flatMap(({ entries }) => entries.filter(isModel))
  return (
    others.length > 0 && !match.entries.some(({ value }) => others.some((other) => value.startsWith(`${other.value}-`)))
  )
}

/** The brands that a phrase names for certain: its own, or that of a model's unmistakable name. */
function witnesses({ text, entries }: Match, brandOf: (model: string) => string): string[] {
  const brands = entries.filter((entry) => entry.kind === 'brand').map((entry) => entry.value)
  if (brands.length > 0 || isVague(text) || !entries.every(isModel)) return brands
  const owners = new Set(entries.map((entry) => brandOf(entry.value)))
  return owners.size === 1 ? [...owners] : []
}

function read(
  match: Match,
  named: ReadonlySet<string>,
  otherModel: boolean,
  brandOf: (model: string) => string,
): [Facet, string[]] | null {
  const { text, entries, year, isPlace, isAlternative, isLast } = match
  const of = (kind: TextKind): string[] => entries.filter((entry) => entry.kind === kind).map((entry) => entry.value)
  const places = [...of('city'), ...of('region')]
  if (places.length > 0 && isPlace) return ['city', places]
  if (of('brand').length > 0) return ['brand', of('brand')]
  const models = of('model')
  const fitting = models.filter((model) => named.has(brandOf(model)))
  // "peugeot 2008" and "2008" are a model, "clio 2008" and "peugeot 208 2008" a year.
  if (year !== null && (models.length === 0 || otherModel || (named.size > 0 && fitting.length === 0)))
    return ['modelYear', [year]]
  if (fitting.length > 0) return ['model', fitting]
  for (const kind of ORDER) if (of(kind).length > 0) return [kind, of(kind)]
  // "hey man": a word that says nothing is a place where nothing follows it.
  if (places.length > 0 && (isLast || of('filler').length === 0)) return ['city', places]
  if (of('year').length > 0) return ['modelYear', of('year')]
  // "good morning, is the ranger available": of two readings the one that fits no brand here says nothing.
  const isDoubtful = isVague(text) || of('filler').length > 0
  return models.length > 0 && (isAlternative || !(isDoubtful && named.size > 0)) ? ['model', models] : null
}

/** "toyota golf" means any Toyota or a Golf, while brand and model as filters would have to hold both. */
function settleIdentity(
  chosen: Map<Facet, Set<string>>,
  models: readonly string[],
  brandOf: (model: string) => string,
): void {
  const brands = chosen.get('brand')
  const named = chosen.get('model')
  if (!brands || !named) return
  const narrowed = new Set([...named].map(brandOf))
  const whole = [...brands].filter((brand) => !narrowed.has(brand))
  if (whole.length === 0 && [...narrowed].every((brand) => brands.has(brand))) return
  chosen.delete('brand')
  chosen.set('model', new Set([...named, ...models.filter((model) => whole.includes(brandOf(model)))]))
}

/** Finds the brand in a model's `brand-model` slug: the longest brand that it begins with. */
export function brandFinder(brands: readonly string[]): (model: string) => string {
  const byLength = [...new Set(brands)].sort((a, b) => b.length - a.length)
  return (model) => byLength.find((brand) => model.startsWith(`${brand}-`)) ?? ''
}
