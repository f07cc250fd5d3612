import { MILEAGE_RANGES, modelYearChoices } from '@otosafi/domain/car/vocabulary'
import { type ActiveFilter, activeFilters } from '@otosafi/domain/listing/query-string'
import { isRangeFilter } from '@otosafi/domain/listing/ranges'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { OLDER, ruleOf } from '@otosafi/domain/listing/vocabulary'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { commonTexts } from '@otosafi/i18n/server-texts'

import { cityNames } from '../../catalogue/city-name.ts'
import type { ReferenceData } from '../../catalogue/reference-data.ts'

/** Dependencies of a search's label. `year` is the present one. */
export type LabelContext = { edition: EditionFacts; language: Language; reference: ReferenceData; year: number }

/** A query's filters in words, as the listing's chips have them; that of no filters is the title of all cars. */
export function searchLabel(query: string, context: LabelContext): string {
  const t = commonTexts(context.edition, context.language)
  const chosen = activeFilters(readListingQuery(new URLSearchParams(query), context.edition.currency).filters)
  return chosen.length === 0 ? t('listing.title') : chosen.map((filter) => filterLabel(filter, context)).join(' · ')
}

/** One filter in words, as its chip in the listing has it. */
export function filterLabel(
  { name, value }: ActiveFilter,
  { edition, language, reference, year }: LabelContext,
): string {
  const t = commonTexts(edition, language)
  const text = String(value)
  if (isRangeFilter(name)) return t(`listing.chip.${name}`, { amount: value, year: value, value })
  switch (name) {
    case 'q':
      return t('listing.chip.q', { text })
    case 'brand':
      return reference.brands.get(text)?.name ?? text
    case 'model':
      return reference.models.get(text)?.name ?? text
    case 'city':
      return cityNames(reference.cities[edition.id], language)(text)
    case 'modelYear':
      return text === OLDER ? t('listing.olderThan', { year: Math.min(...modelYearChoices(year)) - 1 }) : text
    case 'mileageRange': {
      const range = MILEAGE_RANGES.find(({ id }) => String(id) === text)
      return t(`vocabulary.mileageRange.${text}` as 'vocabulary.mileageRange.2', {
        from: range?.from ?? 0,
        to: range?.to ?? 0,
      })
    }
    default:
      return ruleOf(name).values === 'number'
        ? t(`vocabulary.${name}` as 'vocabulary.seats', { count: Number(value) })
        : t(`vocabulary.${name}.${text}` as 'vocabulary.color.white')
  }
}
