import { need } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

/**
 * The edition's loan terms, its lenders, and what to know about financing. Lenders and text are left out where they cannot be
 * loaded: the calculator works without them.
 */
export async function loadFinance(api: PageRequest['api']) {
  const [terms, partners, text] = await Promise.all([
    api.GET('/loans/terms'),
    api.GET('/financing-partners'),
    api.GET('/pages/{key}', { params: { path: { key: 'finance' } } }),
  ])
  return {
    terms: need(terms),
    partners: partners.data?.financingPartners ?? [],
    text: text.data ? { language: text.data.language, sections: text.data.sections } : null,
  }
}
