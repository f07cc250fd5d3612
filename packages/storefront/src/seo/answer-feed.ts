import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { createApiClient } from '@otosafi/api-client/client'
import { originOfEdition } from '@otosafi/editions/host'
import { languageTag } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { dataOrThrow } from '../request/api-result.ts'
import type { SiteRequest } from '../request/site-context.ts'
import { translatorOf } from '../texts/translators.ts'
import { feedPath } from './feed-path.ts'
import { feedXml } from './feed-xml.ts'

/** As many articles as a reader is sent. */
const ITEMS = 20

/** The feed of the blog at an address; null for any other address. Throws where the API fails. */
export async function answerFeed(url: URL, { fetchApi, host }: SiteRequest): Promise<string | null> {
  const language = languages.find((each) => feedPath(each) === url.pathname)
  if (language === undefined) return null
  const api = createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language })
  const { blogs } = dataOrThrow(await api.GET('/blogs', { params: { query: { limit: ITEMS } } }))
  const origin = originOfEdition(edition.id, host)
  const { t } = translatorOf(language)
  return feedXml({
    title: t('meta:blog.title'),
    description: t('meta:blog.description'),
    languageTag: languageTag(language, edition.country),
    address: origin + pathFor('blog', language),
    feedAddress: origin + feedPath(language),
    items: blogs.map(({ id, title, excerpt, category, publishedAt }) => ({
      title,
      address: origin + pathFor('blogPost', language, { id }),
      description: excerpt,
      category: category.name,
      publishedAt,
    })),
  })
}
