import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { type Item, listItems } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { filtersOf, FOR_SALE, searchPartOf } from '../cars/listing-filters.ts'

type Category = BodyOf<'getCategory'>

/** Kinds of car that people look for (P-08). */
export function createCategoryHandlers({
  database,
  search,
  clock,
}: ApiServices): HandlersOf<'listCategories' | 'getCategory'> {
  async function present(category: Item<'categories'>, edition: EditionFacts, language: Language): Promise<Category> {
    const { id, label, description, filters } = category
    const found = await search.search(edition.id, {
      ...searchPartOf(filtersOf(filters), edition, { search, clock }),
      statuses: FOR_SALE,
      sort: 'newest',
      limit: 1,
      start: { page: 1 },
      withFacets: false,
    })
    const [car] = await search.cars(edition.id, found.ids)
    return {
      id,
      name: localize(label, language),
      description: localize(description, language),
      filters,
      count: found.total,
      newestAt: car === undefined ? null : new Date(car.publishedAt).toISOString(),
      photo: car?.photo ? { ...car.photo, kind: 'key', flaw: null } : null,
    }
  }

  return {
    async listCategories(_, { edition, language }) {
      const categories = await listItems(database, 'categories', edition.id)
      return ok({ categories: await Promise.all(categories.map((category) => present(category, edition, language))) })
    },

    async getCategory({ path: { id } }, { edition, language }) {
      const category = (await listItems(database, 'categories', edition.id)).find((each) => each.id === id)
      if (category === undefined) throw notFound('category')
      return ok(await present(category, edition, language))
    },
  }
}
