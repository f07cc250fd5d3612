import { type Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

import type { HandlersOf } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { findText } from '../../db/content.queries.ts'
import { localize } from '../../http/localize.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'

/** The footer (P-44). */
export function createFooterHandlers({ database }: ApiServices): HandlersOf<'getFooterContent'> {
  return {
    async getFooterContent(_, { edition, language }) {
      const footer = await findText(database, 'footer_content', edition.id)
      if (footer === null) throw notFound('footer')
      return ok({
        about: localize(footer.about, language),
        columns: footer.columns.map(({ title, links }) => ({
          title: localize(title, language),
          links: links.map(({ label, route, query }) => ({
            label: localize(label, language),
            href: addressOf(route, language, query),
          })),
        })),
        legalLines: footer.legalLines.map((line) => localize(line, language)),
        social: footer.social,
      })
    },
  }
}

/** Footers link to pages without parameters only. */
function addressOf(route: RouteKey, language: Language, query: string | null): string {
  const path = (pathFor as (key: RouteKey, language: Language) => string)(route, language)
  return query === null ? path : `${path}?${query}`
}
