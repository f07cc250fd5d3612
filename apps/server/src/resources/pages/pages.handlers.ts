import type { BodyOf, HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { listItems } from '../../db/content.queries.ts'
import { languageOf, localize } from '../../http/localize.ts'
import { ok, startOfDay } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { sectionsOf } from '../text-sections.ts'

type PageKey = BodyOf<'getPage'>['key']

/** Pages of text that the operator keeps (P-44). */
export function createPageHandlers({ database }: ApiServices): HandlersOf<'listPages' | 'getPage'> {
  return {
    async listPages(_, { edition, language }) {
      const pages = await listItems(database, 'pages', edition.id)
      return ok({
        pages: pages.map(({ id, title, updatedOn }) => ({
          key: id as PageKey,
          title: localize(title, language),
          updatedAt: startOfDay(updatedOn),
        })),
      })
    },

    async getPage({ path: { key } }, { edition, language }) {
      const page = (await listItems(database, 'pages', edition.id)).find(({ id }) => id === key)
      if (page === undefined) throw notFound('page')
      return ok({
        key,
        title: localize(page.title, language),
        summary: localize(page.summary, language),
        language: languageOf(page.summary, language),
        sections: sectionsOf(page.blocks, language),
        updatedAt: startOfDay(page.updatedOn),
      })
    },
  }
}
