import type { CarFilters } from '@otosafi/domain/listing/filters'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { decodeCursor } from '@otosafi/search/cursor'
import type { SearchQuery, SearchResult } from '@otosafi/search/search-query'

import { yearOfEdition } from '../../clock.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { presentCard } from './car-card.presenter.ts'
import { type Facets, presentFacets } from './facets.presenter.ts'
import { listedCounts } from './listed-counts.ts'
import { filtersOf, FOR_SALE, readSearch } from './listing-filters.ts'
import { presentReading } from './reading.presenter.ts'

/** The listing (P-15). */
export function createListingHandlers({ search, clock }: ApiServices): HandlersOf<'listCars'> {
  /** Cars by their ids, sold ones too: favourites, comparison. */
  async function carsByIds(ids: readonly string[], edition: EditionFacts, language: Language) {
    const cars = await search.cars(edition.id, ids)
    const context = { edition, language, reference: search.reference, now: clock() }
    return {
      cars: cars.map((car) => presentCard(car, context)),
      total: cars.length,
      page: 1,
      pageCount: 1,
      nextCursor: null,
      facets: null,
      priceRange: null,
      reading: null,
      version: search.dataVersion(edition.id),
    }
  }

  /** The counts of the filters: options of the stock without a match count 0. */
  async function facetsOf(
    found: NonNullable<SearchResult['facets']>,
    filters: CarFilters,
    statuses: SearchQuery['statuses'],
    edition: EditionFacts,
    language: Language,
  ): Promise<Facets> {
    const { reference } = search
    const { facets: stock } = await search.stats(edition.id, statuses)
    const counts = listedCounts(found, { stock, filters, reference, currentYear: yearOfEdition(edition, clock()) })
    return presentFacets(counts, reference, edition.id, language)
  }

  return {
    async listCars({ query }, { edition, language }) {
      if (query.id) return ok(await carsByIds(query.id, edition, language))
      const { sort, page, limit, cursor, facets: withFacets, status } = query
      const filters = filtersOf(query)
      const { part, text } = readSearch(filters, edition, { search, clock })
      const statuses = status ?? FOR_SALE
      const version = search.dataVersion(edition.id)
      const found = await search.search(edition.id, {
        ...part,
        statuses,
        sort,
        limit,
        withFacets,
        start: startOf(page, cursor, sort),
      })
      const cars = await search.cars(edition.id, found.ids)
      const context = { edition, language, reference: search.reference, now: clock() }
      const year = yearOfEdition(edition, context.now)
      return ok({
        cars: cars.map((car) => presentCard(car, context)),
        total: found.total,
        page,
        pageCount: Math.max(1, Math.ceil(found.total / limit)),
        nextCursor: found.nextCursor,
        facets: found.facets && (await facetsOf(found.facets, filters, statuses, edition, language)),
        priceRange: withFacets ? found.priceRange : null,
        reading: filters.q === undefined ? null : presentReading(text, { ...context, year }),
        version,
      })
    },
  }
}

function startOf(page: number, cursor: string | undefined, sort: SearchQuery['sort']): SearchQuery['start'] {
  if (cursor === undefined) return { page }
  const after = decodeCursor(cursor, sort)
  if (after === null) throw new Problem('validation_failed', { errors: [{ path: '/query/cursor', code: 'invalid' }] })
  return { after }
}
