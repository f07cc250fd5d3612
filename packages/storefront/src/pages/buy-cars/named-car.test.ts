// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { carPath } from '@otosafi/editions/routes/car-path'

import { siteContext } from '../../request/site-context.ts'
import { loader } from './BuyCarsPage.tsx'

const SOLD = cardOf({ mileageEvidence: 'sure', status: 'sold' })
const FOUND = {
  total: 1,
  page: 1,
  pageCount: 1,
  nextCursor: null,
  facets: Object.fromEntries(FACETS.map((facet) => [facet, []])),
  priceRange: null,
  version: '1',
}

/**
 * Where the listing leads with a text in its address; null where it stays. `asked` are the ids that the API was asked for,
 * `read` is what it filters by for the text.
 */
async function openWith(q: string, asked: string[][] = [], read = ''): Promise<string | null> {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input, init) => {
    const ids = new URL(new Request(input, init).url).searchParams.getAll('id')
    if (ids.length > 0) asked.push(ids)
    const reading = ids.length > 0 ? null : { query: read, phrases: [], ignored: [] }
    return Response.json({ ...FOUND, reading, cars: ids.length === 0 || ids.includes(SOLD.id) ? [SOLD] : [] })
  }
  context.set(siteContext, { fetchApi, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL('https://otosafi.ma/fr/buy-cars')
  url.searchParams.set('q', q)
  const answer = await loader({ request: new Request(url), url, context, params: {}, pattern: '' }).catch(
    (thrown: unknown) => thrown,
  )
  if (answer instanceof Response) return answer.headers.get('location')
  expect(answer).toHaveProperty('page')
  return null
}

it.each([SOLD.reference, SOLD.id, `https://otosafi.ma${carPath(SOLD, 'ar')}`, `dacia duster ${SOLD.reference} ?`])(
  'the text “%s” leads to the page of the car that it names, though it is sold',
  async (q) => {
    expect(await openWith(q)).toBe(carPath(SOLD, 'fr'))
  },
)

it('a word that no car is named by stays a word', async () => {
  const asked: string[][] = []
  expect(await openWith('mercedes MA-5K7Q2PXA', asked)).toBeNull()
  expect(asked).toEqual([['mercedes', '5k7q2pxa']])
})

it('a text that filters asks for no car, though it could be the id of one', async () => {
  const asked: string[][] = []
  expect(await openWith('mercedes', asked, 'brand=mercedes-benz')).toBeNull()
  expect(asked).toEqual([])
})

it('a text without such words asks for no car', async () => {
  const asked: string[][] = []
  expect(await openWith('clio diesel', asked)).toBeNull()
  expect(asked).toEqual([])
})
