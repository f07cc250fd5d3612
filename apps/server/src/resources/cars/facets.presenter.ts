import type { components } from '@otosafi/api-client/schema'
import type { Facet } from '@otosafi/domain/listing/vocabulary'
import { FACETS, OLDER, ruleOf } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import type { SearchResult } from '@otosafi/search/search-query'
import { normaliseText } from '@otosafi/search/text/normalise'

import { cityName } from '../../catalogue/city-name.ts'
import type { ReferenceData } from '../../catalogue/reference-data.ts'

type Option = components['schemas']['FacetOption']
export type Facets = components['schemas']['Facets']

/** The counts of a search as options. Labels are names where there are any, else the value, which clients translate. */
export function presentFacets(
  counts: NonNullable<SearchResult['facets']>,
  reference: ReferenceData,
  edition: EditionId,
  language: Language,
): Facets {
  const orders = ordersOf(reference, edition, language)
  return Object.fromEntries(
    FACETS.map((facet) => [facet, optionsOf(facet, counts[facet], reference, orders[facet])]),
  ) as Facets
}

type Choice = { value: string; label: string }

/** The options of each group with a fixed order, in that order. */
type Orders = Partial<Record<Facet, readonly Choice[]>>

/** Memoised orders: sorting names takes longer than counting the cars, and names seldom change. */
const kept = new WeakMap<ReferenceData, Map<string, Orders>>()

function ordersOf(reference: ReferenceData, edition: EditionId, language: Language): Orders {
  const ofReference = kept.get(reference) ?? new Map<string, Orders>()
  kept.set(reference, ofReference)
  const key = `${edition} ${language}`
  const known = ofReference.get(key)
  if (known) return known
  const orders: Orders = {}
  for (const facet of FACETS) {
    const names = namesOf(facet, reference, edition)
    const vocabulary = vocabularyOf(facet)?.map((value) => ({ value, label: value }))
    const choices =
      names &&
      [...names].map(([value, named]) => ({ value, label: facet === 'city' ? cityName(named, language) : named.name }))
    const order = vocabulary ?? (choices && sortByName(choices, ({ label }) => label))
    if (order) orders[facet] = order
  }
  ofReference.set(key, orders)
  return orders
}

/** The fixed order of a facet's values; other facets are sorted by name or by number. */
function vocabularyOf(facet: Facet): readonly string[] | null {
  const { values } = ruleOf(facet)
  return typeof values === 'string' ? null : values
}

function optionsOf(
  facet: Facet,
  counts: ReadonlyMap<string, number>,
  { models }: ReferenceData,
  order: readonly Choice[] | undefined,
): Option[] {
  const options: Option[] = []
  const add = (value: string, label: string, count: number): void => {
    if (facet === 'model') options.push({ value, label, count, parent: models.get(value)?.brand ?? null })
    else options.push({ value, label, count })
  }
  for (const { value, label } of order ?? []) {
    const count = counts.get(value)
    if (count !== undefined) add(value, label, count)
  }
  if (options.length === counts.size) return options
  if (order === undefined) {
    for (const [value, count] of counts) add(value, value, count)
    return options.sort((a, b) => (ruleOf(facet).values === 'year' ? -1 : 1) * (sizeOf(a.value) - sizeOf(b.value)))
  }
  // Values without a name sort alphabetically after the others.
  const named = new Set(options.map(({ value }) => value))
  const unnamed = [...counts].filter(([value]) => !named.has(value))
  for (const [value, count] of sortByName(unnamed, ([each]) => each)) add(value, value, count)
  return options
}

/** Numbers ascend; the older years come first. */
function sizeOf(value: string): number {
  return value === OLDER ? 0 : Number(value)
}

function namesOf(
  facet: Facet,
  reference: ReferenceData,
  edition: EditionId,
): ReadonlyMap<string, { name: string; aliases: readonly string[] }> | null {
  if (facet === 'brand') return reference.brands
  if (facet === 'model') return reference.models
  return facet === 'city' ? reference.cities[edition] : null
}

/** Sorts by name, ignoring case and accents, the same on every machine. */
export function sortByName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: normaliseText(nameOf(item)) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item)
}
