import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'

import { loadSellCar } from './load-sell-car.ts'

const FAQ = { id: 'price', question: 'How much?', answer: ['As much as it is worth.'] }
/** On a page in French. */
const SHOWN = { ...FAQ, lang: 'en' }
const SECTIONS = [{ heading: 'Why us', paragraphs: ['We pay at once.'] }]

/** What is loaded from an API that has a text and a question about selling, without the paths that fail. */
function load(...failing: string[]) {
  const answers = new Map<string, unknown>([
    [
      '/api/faqs',
      {
        faqs: [
          { ...FAQ, topic: 'selling', featured: true, language: 'en' },
          { ...FAQ, id: 'deposit', topic: 'buying', language: 'en' },
        ],
      },
    ],
    ['/api/pages/sellCar', { key: 'sellCar', title: 'Sell', language: 'fr', sections: SECTIONS }],
  ])
  const api = createApiClient({
    baseUrl: 'https://otosafi.ma/api',
    language: 'fr',
    async fetch(request) {
      const { pathname } = new URL(request.url)
      return failing.includes(pathname) ? Response.json({}, { status: 503 }) : Response.json(answers.get(pathname))
    },
  })
  return loadSellCar({ api, language: 'fr' })
}

it('the page that sells a car has its text and the questions about selling, each as far as it can be loaded', async () => {
  const text = { language: 'fr', sections: SECTIONS }
  expect(await load()).toEqual({ text, faqs: [SHOWN] })
  expect(await load('/api/faqs')).toEqual({ text, faqs: [] })
  expect(await load('/api/pages/sellCar')).toEqual({ text: null, faqs: [SHOWN] })
})
