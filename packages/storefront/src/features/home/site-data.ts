import { edition } from '#edition'
import { languageTag } from '@otosafi/editions/language'

import { siteOrigin } from '../../head/describe-page.ts'
import type { StructuredData } from '../../head/head-tags.ts'
import { dealerData, websiteData } from '../../head/structured-data.ts'
import { type PageArgs, pageRequest } from '../../request/page-request.ts'

/** The home page's structured data: the site and the seller. */
export async function siteData(args: PageArgs): Promise<StructuredData[]> {
  const { api, language } = pageRequest(args)
  const origin = siteOrigin(args)
  const contact = await api.GET('/contact-information')
  return [websiteData(origin, languageTag(language, edition.country)), dealerData(origin, contact.data)]
}
