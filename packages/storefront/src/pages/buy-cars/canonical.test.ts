// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { FACETS } from '@otosafi/domain/listing/vocabulary'

import { siteContext } from '../../request/site-context.ts'
import { headOf } from '../../seo/describe-page.ts'
import { loader } from './BuyCarsPage.tsx'

const CAR = cardOf({ mileageEvidence: 'sure' })

/** The canonical address of a listing that finds so many cars. */
async function canonicalOf(query: string, total: number, path = '/fr/buy-cars'): Promise<string | undefined> {
  const answer = {
    cars: total === 0 ? [] : [CAR],
    total,
    page: 1,
    pageCount: 1,
    nextCursor: null,
    facets: Object.fromEntries(FACETS.map((facet) => [facet, []])),
    priceRange: null,
    reading: null,
    version: '1',
  }
  const featured = { cars: [], chosen: 0, totalFeatured: 0 }
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input) =>
    Response.json(new Request(input).url.includes('/featured-cars') ? featured : answer)
  context.set(siteContext, { fetchApi, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL(`https://otosafi.ma${path}${query}`)
  await loader({ request: new Request(url), url, context, params: {}, pattern: '' })
  return /<link rel="canonical" href="([^"]+)"/.exec(headOf(context, null).headTags)?.[1]?.replaceAll('&amp;', '&')
}

it.each([
  ['?brand=dacia&color=red&sort=priceAsc', 3, '?brand=dacia'],
  ['?brand=dacia&model=dacia-duster&city=rabat', 3, '?brand=dacia&model=dacia-duster'],
  ['?brand=dacia&brand=kia', 3, ''],
  ['?color=red', 3, ''],
  ['?brand=nothing-like-that', 0, ''],
  ['?brand=dacia&model=kia-rio', 0, ''],
])('the listing of “%s”, with %i cars, has the canonical address “%s”', async (query, total, canonical) => {
  expect(await canonicalOf(query, total)).toBe(`https://otosafi.ma/fr/buy-cars${canonical}`)
})

it.each(['', '?brand=dacia'])('the listing’s other address with “%s” has the same canonical one', async (query) => {
  expect(await canonicalOf(query, 3, '/fr/buy')).toBe(`https://otosafi.ma/fr/buy-cars${query}`)
})
