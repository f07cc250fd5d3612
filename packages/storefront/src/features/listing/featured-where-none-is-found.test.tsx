// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { pathFor } from '@otosafi/editions/routes/path-for'

import BuyCarsPage, { loader } from '../../pages/buy-cars/BuyCarsPage.tsx'
import { openPage } from '../../testing/open-page.tsx'

const CAR = cardOf({ mileageEvidence: 'sure' })

/** A listing that finds none with these filters; without its only filter it finds `near` cars. */
async function open(near: number) {
  const answer = (total: number) => ({
    cars: total === 0 ? [] : [CAR],
    total,
    page: 1,
    pageCount: 1,
    nextCursor: null,
    facets: Object.fromEntries(FACETS.map((facet) => [facet, []])),
    priceRange: null,
    reading: null,
    version: '1',
  })
  const page = await openPage({
    language: 'fr',
    path: `${pathFor('buyCars', 'fr')}?priceMax=1`,
    routes: [{ path: '/fr/buy-cars', Component: BuyCarsPage, loader, HydrateFallback: () => null }],
    answers: {
      'GET /api/cars': ({ url }) => Response.json(answer(new URL(url).searchParams.has('priceMax') ? 0 : near)),
      'GET /api/featured-cars': () => Response.json({ cars: [CAR], chosen: 0, totalFeatured: 1 }),
    },
  })
  await screen.findByRole('heading', { name: page.t('listing.none.title') }, { timeout: 10_000 })
  return page
}

it('a search that finds no car and none near it shows featured cars, and says why these', async () => {
  const { t } = await open(0)
  const section = screen.getByRole('heading', { name: t('featured.title') }).closest('section') as HTMLElement
  expect(section.textContent).toContain(t('featured.text'))
  expect(within(section).getByRole('link', { name: 'Dacia Duster 2021' })).toBeTruthy()
})

it('one that is near to cars shows those, and asks for no others', async () => {
  const { t, calls } = await open(3)
  expect(screen.getByRole('heading', { name: t('listing.none.nearest') })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: t('featured.title') })).toBeNull()
  expect(calls.filter(({ url }) => url.includes('/featured-cars'))).toEqual([])
})
