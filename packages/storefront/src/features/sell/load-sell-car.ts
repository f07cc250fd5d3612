import { shownFaq } from '../../parts/faqs/shown-faq.ts'
import type { PageRequest } from '../../request/page-request.ts'

/**
 * Questions about selling, and the operator's own words on it; null where there are none. Both are left out where they cannot be
 * loaded: a car is offered without them.
 */
export async function loadSellCar({ api, language }: Pick<PageRequest, 'api' | 'language'>) {
  const [faqs, page] = await Promise.all([
    api.GET('/faqs'),
    api.GET('/pages/{key}', { params: { path: { key: 'sellCar' } } }),
  ])
  return {
    text: page.data ? { language: page.data.language, sections: page.data.sections } : null,
    faqs: (faqs.data?.faqs ?? []).filter(({ topic }) => topic === 'selling').map((faq) => shownFaq(faq, language)),
  }
}
