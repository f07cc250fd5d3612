import type { Page } from '@otosafi/api-client/schema'

import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

const NOT_FOUND = 404

/** Questions about selling, and the operator's own words on it; null where there are none. */
export async function loadSellCar(api: PageRequest['api']) {
  const [faqs, page] = await Promise.all([
    api.GET('/faqs'),
    api.GET('/pages/{key}', { params: { path: { key: 'sellCar' } } }),
  ])
  const text: Pick<Page, 'language' | 'sections'> | null = page.response.status === NOT_FOUND ? null : dataOrThrow(page)
  return {
    text,
    faqs: dataOrThrow(faqs)
      .faqs.filter(({ topic }) => topic === 'selling')
      .map(({ id, question, answer }) => ({ id, question, answer })),
  }
}
