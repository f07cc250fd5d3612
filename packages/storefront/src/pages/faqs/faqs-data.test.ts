// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { siteContext } from '../../request/site-context.ts'
import { headOf } from '../../seo/describe-page.ts'
import { loader } from './FaqsPage.tsx'

const FAQ = {
  id: 'deposit',
  topic: 'buying',
  question: 'Faut-il un acompte ?',
  answer: ['Oui.'],
  language: 'fr',
  featured: false,
}

it.each([
  ['questions', [FAQ], '', true],
  ['no question', [], '', false],
  ['questions that were searched for', [FAQ], '?q=acompte', false],
])('a page with %s tells search engines what stands in it alone', async (_, faqs, query, isTold) => {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async () => Response.json({ faqs, topics: [{ id: 'buying', name: 'Acheter' }] })
  context.set(siteContext, { fetchApi, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL(`https://otosafi.ma/fr/faqs${query}`)
  await loader({ request: new Request(url), url, context, params: {}, pattern: '' })
  expect(headOf(context, null).headTags.includes('FAQPage')).toBe(isTold)
})
