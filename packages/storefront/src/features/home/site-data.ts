import { edition } from '#edition'
import { languageTag } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { siteOrigin } from '../../head/describe-page.ts'
import type { StructuredData } from '../../head/head-tags.ts'
import { dealerData, websiteData } from '../../head/structured-data.ts'
import { type PageArgs, pageRequest } from '../../request/page-request.ts'

/** What the home page tells search engines: the site, how it is searched, and who stands behind it. */
export async function siteData(args: PageArgs): Promise<StructuredData[]> {
  const { api, language } = pageRequest(args)
  const origin = siteOrigin(args)
  const contact = await api.GET('/contact-information')
  return [
    websiteData(origin, pathFor('buyCars', language), languageTag(language, edition.country)),
    dealerData(origin, contact.data),
  ]
}
