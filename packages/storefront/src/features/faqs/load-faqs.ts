import type { NamedItem } from '@otosafi/api-client/schema'

import { type ShownFaq, shownFaq } from '../../parts/faqs/shown-faq.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** The longest text that is searched for, characters. */
const MAX_LENGTH = 100

/** Questions with their answers on one topic. */
export type FaqGroup = Pick<NamedItem, 'id' | 'name'> & { faqs: ShownFaq[] }

/** The questions of the edition by topic: all, or those that have the words of the address (`?q=`). */
export async function loadFaqs({ api, url, language }: Pick<PageRequest, 'api' | 'url' | 'language'>) {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH)
  const { faqs, topics } = dataOrThrow(await api.GET('/faqs', { params: { query: words === '' ? {} : { q: words } } }))
  const groups: FaqGroup[] = topics.map(({ id, name }) => ({
    id,
    name,
    faqs: faqs.filter(({ topic }) => topic === id).map((faq) => shownFaq(faq, language)),
  }))
  return { words, found: faqs.length, groups, faqs }
}
