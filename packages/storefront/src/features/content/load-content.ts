import type { LoaderFunctionArgs } from 'react-router'

import type { PageKey } from '@otosafi/api-client/schema'

import { need } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'

/** The keys of content pages that have a route of their own name. */
type ContentKey = Extract<PageKey, 'about' | 'carInsurance' | 'privacyPolicy' | 'termsOfUse'>

/** A content page's text and what it says of itself. */
export type Content = Awaited<ReturnType<ReturnType<typeof contentLoader>>>

/** Makes the loader of a content page. */
export function contentLoader(key: ContentKey) {
  return async (args: LoaderFunctionArgs) => {
    const { api, t } = pageRequest(args)
    const { title, summary, sections, updatedAt } = need(await api.GET('/pages/{key}', { params: { path: { key } } }))
    return {
      title,
      summary,
      sections,
      updatedAt,
      meta: { title: t(`meta:${key}.title`), description: t(`meta:${key}.description`) },
    }
  }
}
