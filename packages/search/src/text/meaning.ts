import type { Facet } from '@otosafi/domain/listing/vocabulary'

import type { IndexFilters } from '../search-query.ts'
import type { TextEntry, TextKind } from './text-entry.ts'

/** A phrase of the query and all that it can mean. */
export type Match = {
  text: string
  entries: readonly TextEntry[]
  /** Set when it can be a model year. */ year: string | null
}

/** Which meaning of an ambiguous phrase wins, best first: a brand before all others, a model without its brand last. */
const ORDER: readonly TextKind[] = [
  'bodyType',
  'fuelType',
  'transmission',
  'drivetrain',
  'condition',
  'color',
  'seats',
  'feature',
  'city',
  'year',
]

/**
 * Combines matches into filters. A name that several models share ("3", "500") is resolved by the brands that the rest of
 * the query names; a short or numeric one that fits none of them is dropped.
 */
export function meaningOf(
  matches: readonly Match[],
  brands: readonly string[],
  models: readonly string[],
): { filters: IndexFilters; dropped: string[] } {
  const brandOf = brandFinder(brands)
  const named = new Set(matches.flatMap((match) => witnesses(match, brandOf)))
  const chosen = new Map<Facet, Set<string>>()
  const add = (facet: Facet, values: Iterable<string>): void => {
    chosen.set(facet, new Set([...(chosen.get(facet) ?? []), ...values]))
  }
  const dropped: string[] = []
  for (const match of matches) {
    const otherModel = matches.some((other) => other !== match && other.year === null && other.entries.some(isModel))
    const [facet, values] = read(match, named, otherModel, brandOf) ?? []
    if (facet && values) add(facet, values)
    else dropped.push(match.text)
  }
  settleIdentity(chosen, models, brandOf)
  return { filters: Object.fromEntries([...chosen].map(([facet, values]) => [facet, [...values]])), dropped }
}

const isModel = (entry: TextEntry): boolean => entry.kind === 'model'
/** Names that are ambiguous by themselves. */
const isVague = (text: string): boolean => text.length <= 2 || /^\d+$/.test(text)

/** The brands that a phrase names for certain: its own, or that of a model's unmistakable name. */
function witnesses({ text, entries }: Match, brandOf: (model: string) => string): string[] {
  const brands = entries.filter((entry) => entry.kind === 'brand').map((entry) => entry.value)
  if (brands.length > 0 || isVague(text) || !entries.every(isModel)) return brands
  const owners = new Set(entries.map((entry) => brandOf(entry.value)))
  return owners.size === 1 ? [...owners] : []
}

function read(
  { text, entries, year }: Match,
  named: ReadonlySet<string>,
  otherModel: boolean,
  brandOf: (model: string) => string,
): [Facet, string[]] | null {
  const of = (kind: TextKind): string[] => entries.filter((entry) => entry.kind === kind).map((entry) => entry.value)
  if (of('brand').length > 0) return ['brand', of('brand')]
  const models = of('model')
  const fitting = models.filter((model) => named.has(brandOf(model)))
  // "peugeot 2008" and "2008" are a model, "clio 2008" and "peugeot 208 2008" a year.
  if (year !== null && (models.length === 0 || otherModel || (named.size > 0 && fitting.length === 0)))
    return ['modelYear', [year]]
  if (fitting.length > 0) return ['model', fitting]
  for (const kind of ORDER) if (of(kind).length > 0) return [kind === 'year' ? 'modelYear' : kind, of(kind)]
  return models.length > 0 && !(isVague(text) && named.size > 0) ? ['model', models] : null
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
