// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'

import { siteContext } from '../../request/site-context.ts'
import { loader } from './BuyCarsPage.tsx'

/** Where the listing leads from an address that a form without script has sent. */
async function sentTo(query: string): Promise<string | null> {
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = () => Promise.reject(new Error('The address was not left'))
  context.set(siteContext, { fetchApi, host: 'otosafi.ma', idempotencyKey: null })
  const url = new URL(`https://otosafi.ma/fr/buy-cars${query}`)
  const answer = await loader({ request: new Request(url), url, context, params: {}, pattern: '' }).catch(
    (thrown: unknown) => thrown,
  )
  return answer instanceof Response ? answer.headers.get('location') : null
}

it.each([
  ['?q=&brand=dacia&model=dacia-duster&priceMax=', '?brand=dacia&model=dacia-duster'],
  ['?q=&model=dacia-duster&priceMax=90000', '?priceMax=90000'],
  ['?q=&brand=kia&model=dacia-duster&model=kia-rio', '?brand=kia&model=kia-rio'],
])('the form of “%s” leads to “%s”: without empty fields and models of unticked brands', async (sent, clean) => {
  expect(await sentTo(sent)).toBe(`/fr/buy-cars${clean}`)
})
