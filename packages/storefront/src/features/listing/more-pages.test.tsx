// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import type { ListingQuery } from '@otosafi/domain/listing/filters'

import { monthlyNote } from '../../parts/car-cards/monthly-note.ts'
import { notices } from '../../state/notices.ts'
import { BrowserRequest } from '../../testing/browser-request.ts'
import '../../testing/clean-up.ts'
import { openPage, refusal } from '../../testing/open-page.tsx'
import type { Listing } from './load-listing.ts'
import { MorePages } from './MorePages.tsx'
import { useMoreCars } from './use-more-cars.ts'

const QUERY: ListingQuery = { filters: { fuelType: ['diesel', 'ev'], priceMax: 90_000 }, sort: 'priceAsc', page: 1 }
const LISTING = { shown: ['aaaaaaaa'], total: 60, page: 1, pageCount: 3 } as unknown as Listing

/** Has the browser's API client send its requests, whose addresses have no host, to `answer`. */
function answerApi(answer: (request: Request) => Promise<Response> | undefined): void {
  vi.stubGlobal('Request', BrowserRequest)
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const { id } of notices.visible()) notices.dismiss(id)
    history.replaceState(null, '', '/')
  })
}

function Growing({ action }: { action: string }) {
  const more = useMoreCars(QUERY, LISTING, action)
  return (
    <main>
      {more.cars.map(({ id }) => (
        <article key={id}>{id}</article>
      ))}
      <MorePages query={QUERY} listing={LISTING} action={action} more={more} />
    </main>
  )
}

it('below the cards of a listing it is said once on what their monthly figures stand', async () => {
  const props = {
    query: { filters: {}, sort: 'newest', page: 1 },
    listing: { shown: ['a'], total: 1, pageCount: 1 },
    action: '/fr/buy-cars',
    more: { cars: [], page: 1, isLoading: false, load: () => undefined },
  } as unknown as Parameters<typeof MorePages>[0]
  const { t, container } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <MorePages {...props} /> }],
  })
  expect(container.textContent.split(monthlyNote(t))).toHaveLength(2)
})

// The store of appended cars outlives a page: each case has a listing of its own.
it.each([
  ['there is no connection', '/cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses', '/refused', async () => refusal(503, 'unavailable')],
] as const)('a listing keeps its cars where %s when more are asked for, and tries again', async (_, action, fail) => {
  const asked: string[] = []
  const answers: (() => Promise<Response>)[] = [
    async () => Response.json({ cars: [{ id: 'aaaaaaaa' }, { id: 'bbbbbbbb' }] }),
    fail,
    async () => Response.json({ cars: [{ id: 'cccccccc' }] }),
  ]
  answerApi(({ url }) => {
    asked.push(new URL(url).search)
    return answers.shift()?.()
  })
  const routes = [{ path: '/', element: <Growing action={action} /> }]
  const { user, t } = await openPage({ language: 'fr', path: '/', routes })
  const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent)
  const press = async () => user.click(await screen.findByRole('link', { name: t('listing.showMore') }))
  const noticeTexts = () => notices.visible().map(({ text }) => text)
  await press()
  await waitFor(() => expect(shown()).toContain('bbbbbbbb'))
  await press()
  await waitFor(() => expect(noticeTexts()).toEqual([t('listing.failed')]))
  expect(shown()).toEqual(['bbbbbbbb'])
  expect(location.search).toBe('?to=2')
  await press()
  await waitFor(() => expect(shown()).toEqual(['bbbbbbbb', 'cccccccc']))
  expect(location.search).toBe('?to=3')
  const [first = '', second, third] = asked
  const asks = new URLSearchParams(first)
  expect(Object.fromEntries(asks)).toMatchObject({ priceMax: '90000', sort: 'priceAsc', page: '2' })
  expect(asks.getAll('fuelType')).toEqual(['diesel', 'ev'])
  expect([second, third]).toEqual([first.replace('page=2', 'page=3'), first.replace('page=2', 'page=3')])
})

it('a listing that was left meanwhile says nothing of cars that could not be loaded', async () => {
  const { promise, reject } = Promise.withResolvers<Response>()
  const ask = vi.fn<() => Promise<Response>>(() => promise)
  answerApi(ask)
  const routes = [{ path: '/', element: <Growing action="/left" /> }]
  const { user, t, unmount } = await openPage({ language: 'fr', path: '/', routes })
  await user.click(await screen.findByRole('link', { name: t('listing.showMore') }))
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  unmount()
  await act(async () => reject(new TypeError('Failed to fetch')))
  expect(notices.visible()).toEqual([])
})
