import { edition } from '#edition'
import { languageTag } from '@otosafi/editions/language'

import { type PageArgs, pageRequest } from '../../request/page-request.ts'
import { siteOrigin } from '../../seo/describe-page.ts'
import type { StructuredData } from '../../seo/head-tags.ts'
import { dealerData, websiteData } from '../../seo/structured-data.ts'

/** The home page's structured data: the site and the seller. */
export async function siteData(args: PageArgs): Promise<StructuredData[]> {
  const { api, language } = pageRequest(args)
  const origin = siteOrigin(args)
  const contact = await api.GET('/contact-information')
  return [websiteData(origin, languageTag(language, edition.country)), dealerData(origin, contact.data)]
}
