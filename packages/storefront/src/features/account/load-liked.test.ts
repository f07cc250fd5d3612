import { expect, it } from 'vitest'

import { createApiClient } from '@otosafi/api-client/client'
import type { User } from '@otosafi/api-client/schema'

import type { PageRequest } from '../../request/page-request.ts'
import { loadSection } from './load-section.ts'

/** An API of which somebody likes posts on three pages. */
function likedOnThreePages() {
  const asked: number[] = []
  const api = createApiClient({
    baseUrl: 'https://otosafi.example/api',
    language: 'fr',
    fetch: async (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      asked.push(page)
      return Response.json({ blogs: [], page, limit: 24, total: 60, pageCount: 3, carBrands: [], categories: [] })
    },
  })
  return { api, asked }
}

it.each([
  ['', [1], 1],
  ['?page=2', [2], 2],
  ['?page=9', [9, 3], 3],
  ['?page=x', [1], 1],
])('shows of %j the page of liked posts that there is', async (query, calls, shown) => {
  const { api, asked } = likedOnThreePages()
  const url = new URL(`https://otosafi.example/fr/account/liked-articles${query}`)
  const t = String as unknown as PageRequest['t']
  const data = await loadSection('liked-articles', {} as User, { api, url, t, language: 'fr' })
  expect(data).toMatchObject({ liked: { page: shown, pages: 3 } })
  expect(asked).toEqual(calls)
})
