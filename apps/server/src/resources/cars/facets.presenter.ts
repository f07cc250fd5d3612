import type { components } from '@otosafi/api-client/schema'
import { BODY_TYPES, COLORS, CONDITIONS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { ReferenceData } from '../../search-service/reference-data.ts'
import type { SearchResult } from '../../search/search-query.ts'
import { normaliseText } from '../../search/text/normalise.ts'

type Option = components['schemas']['FacetOption']
export type Facets = components['schemas']['Facets']

/** Groups whose options go by their vocabulary; of the others, names go by the alphabet and figures by size. */
const VOCABULARIES: Partial<Record<Facet, readonly string[]>> = {
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  color: COLORS,
  condition: CONDITIONS,
  feature: FEATURES,
}

/** The counts of a search as choices. Labels are names where there are some, else the value, which clients put into words. */
export function presentFacets(
  counts: NonNullable<SearchResult['facets']>,
  reference: ReferenceData,
  edition: EditionId,
): Facets {
  return Object.fromEntries(
    FACETS.map((facet) => [facet, optionsOf(facet, counts[facet], reference, edition)]),
  ) as Facets
}

function optionsOf(
  facet: Facet,
  counts: ReadonlyMap<string, number>,
  reference: ReferenceData,
  edition: EditionId,
): Option[] {
  const names = namesOf(facet, reference, edition)
  const options = [...counts].map(([value, count]): Option => {
    const label = names?.get(value)?.name ?? value
    if (facet !== 'model') return { value, label, count }
    return { value, label, count, parent: reference.models.get(value)?.brand ?? null }
  })
  const vocabulary = VOCABULARIES[facet]
  if (vocabulary) return options.sort((a, b) => vocabulary.indexOf(a.value) - vocabulary.indexOf(b.value))
  if (names) return sortByName(options, (option) => option.label)
  return options.sort((a, b) => (facet === 'modelYear' ? -1 : 1) * (Number(a.value) - Number(b.value)))
}

function namesOf(
  facet: Facet,
  reference: ReferenceData,
  edition: EditionId,
): ReadonlyMap<string, { name: string }> | null {
  if (facet === 'brand') return reference.brands
  if (facet === 'model') return reference.models
  return facet === 'city' ? reference.cities[edition] : null
}

/** Sorted by name as people look for it: without regard to case and accents, the same on every machine. */
export function sortByName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: normaliseText(nameOf(item)) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item)
}
