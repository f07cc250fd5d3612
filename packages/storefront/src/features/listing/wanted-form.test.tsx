// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { FACETS } from '@otosafi/domain/listing/vocabulary'

import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import type { Listing } from './load-listing.ts'
import { NoCarFound } from './NoCarFound.tsx'

const PATH = '/buy-cars'
const FACET_OPTIONS = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Listing['facets']
const LISTING: Listing = {
  shown: [],
  total: 0,
  page: 1,
  pageCount: 1,
  facets: {
    ...FACET_OPTIONS,
    brand: [
      { value: 'dacia', label: 'Dacia', count: 0 },
      { value: 'kia', label: 'Kia', count: 0 },
    ],
  },
  priceRange: null,
  reading: null,
  relaxed: [],
}

function Page() {
  const query = readListingQuery(new URLSearchParams(useLocation().search), edition.currency)
  return <NoCarFound query={query} listing={LISTING} found={null} action={PATH} />
}

it('asks for the car of the search that is shown, and keeps who asks', async () => {
  const { t, user, router, container } = await openPage({
    language: 'en',
    path: `${PATH}?brand=dacia&color=red`,
    routes: [{ path: PATH, element: <Page /> }],
  })
  const sent = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined))
  await user.type(await screen.findByLabelText(new RegExp(t('callback.name'))), 'Salma')
  expect(sent()).toMatchObject({ brand: 'dacia', color: 'red', fullName: 'Salma' })
  await router.navigate(`${PATH}?brand=kia&priceMax=90000`)
  await waitFor(() => expect(sent()).toMatchObject({ brand: 'kia', priceMax: '90000', fullName: 'Salma' }))
  expect(sent()).not.toHaveProperty('color')
})
