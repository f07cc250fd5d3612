// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recentCars } from '../../features/recent/recent-store.ts'
import { favourites } from '../../state/favourites-store.ts'
import { openPage } from '../../testing/open-page.tsx'
import ChooseCarPage, { loader } from './ChooseCarPage.tsx'

const HEART = 'aaaaaaaa'
const RECENT = 'bbbbbbbb'
const SOLD = 'cccccccc'
const FEATURED = 'dddddddd'

const carOf = (id: string) => cardOf({ id, name: `Dacia Duster ${id}`, status: id === SOLD ? 'sold' : 'available' })

beforeEach(() => {
  localStorage.clear()
})

async function open(query = '') {
  const page = await openPage({
    language: 'fr',
    path: pathFor('chooseCar', 'fr') + query,
    routes: [{ path: '/fr/interested', Component: ChooseCarPage, loader, HydrateFallback: () => null }],
    answers: {
      'GET /api/featured-cars': () =>
        Response.json({ cars: [HEART, FEATURED].map(carOf), chosen: 0, totalFeatured: 2 }),
      'GET /api/cars': ({ url }) =>
        Response.json({ cars: new URL(url).searchParams.getAll('id').map(carOf), total: 0 }),
    },
  })
  await screen.findByRole('heading', { level: 1 })
  /** Where the cars below a title lead. */
  const carsOf = (title: string) => {
    const heading = screen.queryByRole('heading', { level: 2, name: title })
    const section = heading?.closest('section')
    return section
      ? within(section)
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href'))
      : null
  }
  return { ...page, carsOf }
}

it('leads on from each car of the device’s lists to its own next steps, and from a sold one to none', async () => {
  favourites.getState().replace([HEART, SOLD])
  recentCars.getState().replace([RECENT, HEART])
  const { t, carsOf, router } = await open()
  await waitFor(() => expect(carsOf(t('favourites.title'))).toEqual([`/fr/interested/${HEART}`]))
  expect(carsOf(t('recent.title'))).toEqual([`/fr/interested/${RECENT}`])
  expect(carsOf(t('featured.title'))).toEqual([`/fr/interested/${FEATURED}`])
  expect(document.body.textContent).toContain(t('featured.text'))
  expect(router.state.location.search).toBe(`?favourites=${HEART},${SOLD}&recent=${RECENT},${HEART}`)
})

it('has the way to all cars where nothing is known of the visitor', async () => {
  const { t, carsOf, calls } = await open()
  expect([carsOf(t('favourites.title')), carsOf(t('recent.title'))]).toEqual([null, null])
  const search = screen.getByRole<HTMLFormElement>('search')
  expect([search.getAttribute('action'), search.method]).toEqual([pathFor('buyCars', 'fr'), 'get'])
  expect(within(search).getByRole('searchbox').getAttribute('name')).toBe('q')
  expect(calls.map(({ url }) => new URL(url).searchParams.getAll('id')).flat()).toEqual([])
})

it('shows the lists of an address as they are, whatever the device has', async () => {
  favourites.getState().replace([SOLD])
  const { t, carsOf } = await open(`?favourites=${HEART},nonsense`)
  expect(carsOf(t('favourites.title'))).toEqual([`/fr/interested/${HEART}`])
})
