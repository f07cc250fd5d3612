import { useMemo } from 'react'

import { type Facet, FACETS, OLDER } from '@otosafi/domain/listing/vocabulary'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'
import { type RenderedOption, renderedOptions } from '@otosafi/ui/option-list/rendered-options'

import { FILTER_FORM } from './FilterForm.tsx'
import { type Found, isNamed, type Listing, type ListingOption, type LoadedListing } from './load-listing.ts'

/** The id of the part of the page that the cards are. */
export const CARS_PART = 'cars'

/**
 * A listing with the options of its filters and the ids of its cars. Its document has them as HTML alone (`found` is null):
 * there they are read from the form and the cards, so that they are not sent twice.
 */
export function useListing(loaded: LoadedListing, found: Found | null): Listing {
  return useMemo(
    () => ({ ...loaded, ...(found === null ? writtenIn(document) : givenBy(loaded, found)) }),
    [loaded, found],
  )
}

type OptionsAndCars = Pick<Listing, 'facets' | 'shown'>

/** Cars that are near a search that found nothing are not its own. */
function givenBy({ total }: LoadedListing, { facets, cars }: Found): OptionsAndCars {
  return { facets, shown: total === 0 ? [] : cars.map(({ id }) => id) }
}

/** The listing as read from its document: all options of its form, and its cars. */
export function writtenIn(page: Document): OptionsAndCars {
  const form = page.getElementById(FILTER_FORM)
  const options = form === null ? new Map<string, RenderedOption[]>() : renderedOptions(form)
  const facets = Object.fromEntries(
    FACETS.map((facet) => [facet, (options.get(facet) ?? []).map((option) => optionOf(facet, option))]),
  ) as Record<Facet, ListingOption[]>
  const hearts = page.querySelectorAll<HTMLButtonElement>(`#part-${CARS_PART} button[name=${FAVOURITE}]`)
  return { facets, shown: [...hearts].map(({ value }) => value) }
}

/** An option of the form: numbers have separators, and that of the older years names the latest of them. */
function optionOf(facet: Facet, { value, label, count }: RenderedOption): ListingOption {
  const option = { value, count: Number(count.replaceAll(/\D/g, '')) }
  if (value === OLDER) return { ...option, label: /\d+/.exec(label)?.[0] ?? '' }
  return isNamed(facet) ? { ...option, label } : option
}
