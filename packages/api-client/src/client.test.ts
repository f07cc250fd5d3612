import { expect, expectTypeOf, test } from 'vitest'

import { createApiClient } from './client.ts'
import { isProblem } from './problem.ts'
import type { CarCard, CarList, Problem } from './schema.ts'

const NOTHING: CarList = {
  cars: [],
  total: 0,
  page: 1,
  pageCount: 1,
  nextCursor: null,
  facets: null,
  priceRange: null,
  reading: null,
  version: '1',
}

const NOT_FOUND: Problem = {
  type: 'urn:otosafi:problem:not_found',
  title: 'There is no such thing',
  status: 404,
  code: 'not_found',
  instance: 'request-1',
}

/** A client whose requests are kept and answered with `body`. */
function clientAnswering(body: unknown, status = 200) {
  const requests: Request[] = []
  const contentType = status < 400 ? 'application/json' : 'application/problem+json'
  const client = createApiClient({
    baseUrl: 'http://otosafi.test/api',
    language: 'fr',
    fetch: async (request) => {
      requests.push(request)
      return new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': contentType },
      })
    },
  })
  return { client, requests }
}

test('a read goes to the path below the base and carries the language', async () => {
  const { client, requests } = clientAnswering(NOTHING)
  await client.GET('/cars')
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET http://otosafi.test/api/cars'])
  expect(requests[0]?.headers.get('accept-language')).toBe('fr')
})

test('several choices of one filter are repeated parameters', async () => {
  const { client, requests } = clientAnswering(NOTHING)
  await client.GET('/cars', { params: { query: { brand: ['toyota', 'dacia'], priceMax: 90_000, facets: false } } })
  expect(new URL(requests[0]?.url ?? '').search).toBe('?brand=toyota&brand=dacia&priceMax=90000&facets=false')
})

test('an answer is data of the type that the contract names', async () => {
  const { client } = clientAnswering(NOTHING)
  const { data, error } = await client.GET('/cars')
  expect(data).toEqual(NOTHING)
  expect(error).toBeUndefined()
  expectTypeOf(data?.cars).toEqualTypeOf<CarCard[] | undefined>()
})

test('a refused call is an error with the problem, not an exception', async () => {
  const { client } = clientAnswering(NOT_FOUND, 404)
  const { data, error, response } = await client.GET('/cars/{id}', { params: { path: { id: '4k7q2pxa' } } })
  expect(data).toBeUndefined()
  expect(response.status).toBe(404)
  expect(error).toEqual(NOT_FOUND)
  expectTypeOf<NonNullable<typeof error>>().branded.toEqualTypeOf<Problem>()
})

test('a write sends its body as JSON beside its idempotency key', async () => {
  const { client, requests } = clientAnswering(
    { reference: 'MA-CB-7K3Q2P', createdAt: '2026-05-12T09:30:00.000Z' },
    201,
  )
  const body = { name: 'Salma', phone: '06 61 23 45 67', consent: true } as const
  await client.POST('/callbacks', {
    body,
    params: { header: { 'Idempotency-Key': '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21' } },
  })
  const request = requests[0]
  expect(request?.headers.get('idempotency-key')).toBe('7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(await request?.json()).toEqual(body)
})

test('an answer without content is success without data', async () => {
  const { client } = clientAnswering(undefined, 204)
  const { data, error } = await client.DELETE('/wishlists/{id}', {
    params: { path: { id: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21' } },
  })
  expect([data, error]).toEqual([undefined, undefined])
})

test('a network that fails rejects the call', async () => {
  const client = createApiClient({
    baseUrl: 'http://otosafi.test/api',
    language: 'fr',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
  await expect(client.GET('/cars')).rejects.toThrow('fetch failed')
})

test.each([
  ['a problem document', NOT_FOUND, true],
  ['a problem with a code from a later release', { ...NOT_FOUND, code: 'something_new' }, true],
  ['an error page', '<html>', false],
  ['a problem without a code', { ...NOT_FOUND, code: undefined }, false],
  ['nothing', null, false],
])('%s is recognised for what it is', (_, value, expected) => {
  expect(isProblem(value)).toBe(expected)
})
