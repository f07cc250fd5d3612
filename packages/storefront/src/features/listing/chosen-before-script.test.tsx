// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { translatorOf } from '../../texts/translators.ts'
import { FilterForm } from './FilterForm.tsx'
import type { Listing } from './load-listing.ts'

const ACTION = pathFor('buyCars', 'fr')
const NONE = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Listing['facets']
const LISTING: Listing = {
  shown: [],
  total: 12,
  page: 1,
  pageCount: 1,
  facets: {
    ...NONE,
    brand: [{ value: 'dacia', label: 'Dacia', count: 9 }],
    fuelType: [{ value: 'diesel', count: 5 }],
  },
  priceRange: null,
  reading: null,
  relaxed: [],
}

function Filters() {
  const query = readListingQuery(new URLSearchParams(useLocation().search), edition.currency)
  return (
    <FilterForm query={query} total={12} choice={{ query, listing: LISTING }} action={ACTION} onChoice={() => {}} />
  )
}

/** The filters of a document that the browser has opened or loaded again, in which something was done before its script came. */
function openDocument(type: 'navigate' | 'reload', before: (field: (of: string) => HTMLInputElement) => void) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  const router = createMemoryRouter([{ path: ACTION, Component: Filters }], {
    initialEntries: [`${ACTION}?fuelType=diesel`],
  })
  const page = (
    <I18nContext value={{ i18n: translatorOf('fr') }}>
      <RouterProvider router={router} />
    </I18nContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = (of: string) => container.querySelector<HTMLInputElement>(`input${of}`) as HTMLInputElement
  before(field)
  render(page, { container, hydrate: true })
  return { field, address: () => router.state.location.search }
}

it('a box that was ticked before script came applies', async () => {
  const { field, address } = openDocument('navigate', (of) => of('[value=dacia]').click())
  await waitFor(() => expect(address()).toBe('?brand=dacia&fuelType=diesel'))
  expect(field('[value=dacia]').checked).toBe(true)
})

it('a text that was typed before script came stays, and is not searched for before it is sent', async () => {
  const { field, address } = openDocument('navigate', (of) => {
    of('[name=q]').value = 'clio'
  })
  expect(field('[name=q]').value).toBe('clio')
  // Nothing in a popover that is closed takes the focus.
  field('[name=q]').form?.removeAttribute('popover')
  act(() => field('[name=q]').focus())
  await waitFor(() => expect(field('[role=combobox]').value).toBe('clio'))
  expect(address()).toBe('?fuelType=diesel')
})

it('a document that is loaded again shows its address, whatever the browser has restored', async () => {
  const { field, address } = openDocument('reload', (of) => of('[value=dacia]').click())
  await waitFor(() => expect(field('[value=dacia]').checked).toBe(false))
  expect(address()).toBe('?fuelType=diesel')
})
