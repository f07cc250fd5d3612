import type { ApiClient } from '@otosafi/api-client/client'
import type { Faq, NamedItem } from '@otosafi/api-client/schema'

import { dataOrThrow } from '../../request/api-result.ts'

/** The longest text that is searched for, characters. */
const MAX_LENGTH = 100

/** Questions with their answers on one topic. */
export type FaqGroup = Pick<NamedItem, 'id' | 'name'> & { faqs: Pick<Faq, 'id' | 'question' | 'answer'>[] }

/** The questions of the edition by topic: all, or those that have the words of the address (`?q=`). */
export async function loadFaqs(api: ApiClient, address: URL) {
  const words = (address.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH)
  const { faqs, topics } = dataOrThrow(await api.GET('/faqs', { params: { query: words === '' ? {} : { q: words } } }))
  const groups: FaqGroup[] = topics.map(({ id, name }) => ({
    id,
    name,
    faqs: faqs
      .filter(({ topic }) => topic === id)
      .map((faq) => ({ id: faq.id, question: faq.question, answer: faq.answer })),
  }))
  return { words, found: faqs.length, groups, faqs }
}
