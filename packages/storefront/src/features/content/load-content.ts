import type { LoaderFunctionArgs } from 'react-router'

import type { Page, PageKey } from '@otosafi/api-client/schema'

import { describePage } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { need } from '../../request/api-result.ts'
import { pageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'

/** The keys of content pages that have a route of their own name. */
type ContentKey = Extract<PageKey, 'about' | 'carInsurance' | 'privacyPolicy' | 'termsOfUse'>

/** A content page's text. */
export type Content = Pick<Page, 'title' | 'summary' | 'language' | 'sections'>

/** Makes the loader of a content page. */
export function contentLoader(key: ContentKey) {
  return async (args: LoaderFunctionArgs) => {
    const { api, t } = pageRequest(args)
    const { title, summary, language, sections } = need(await api.GET('/pages/{key}', { params: { path: { key } } }))
    const content: Content = { title, summary, language, sections }
    return {
      page: pageData(args.request, null, content),
      ...describePage(args, metaTexts(t, key)),
    }
  }
}
