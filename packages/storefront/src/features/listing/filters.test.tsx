import { act, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

// @vitest-environment jsdom
import { edition } from '#edition'
import { activeFilters } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterForm } from './FilterForm.tsx'
import type { Listing } from './load-listing.ts'

const NONE = Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Listing['facets']
const LISTING: Listing = {
  shown: [],
  total: 12,
  page: 1,
  pageCount: 1,
  facets: {
    ...NONE,
    brand: [
      { value: 'dacia', label: 'Dacia', count: 9 },
      { value: 'fiat', label: 'Fiat', count: 3 },
    ],
    model: [{ value: 'dacia-duster', label: 'Duster', count: 5 }],
    fuelType: [
      { value: 'diesel', count: 5 },
      { value: 'ev', count: 0 },
    ],
    modelYear: [{ value: '2021', count: 12 }],
  },
  priceRange: null,
  reading: null,
  relaxed: [],
}

describe.each(['fr', 'ar'] as const)('the filters of the listing, in %s', (language) => {
  const action = pathFor('buyCars', language)

  async function open(search = '') {
    const onChoice = vi.fn<() => void>()
    function Page() {
      const query = readListingQuery(new URLSearchParams(useLocation().search), edition.currency)
      return (
        <>
          {/* As on a wide screen, where the sheet of a phone is a part of the page. */}
          <style>{'form { display: block !important }'}</style>
          <main>
            <p role="status" />
          </main>
          <ActiveFilters chosen={activeFilters(query.filters)} query={query} listing={LISTING} action={action} />
          <FilterForm
            query={query}
            total={LISTING.total}
            choice={{ query, listing: LISTING }}
            action={action}
            onChoice={onChoice}
          />
        </>
      )
    }
    const page = await openPage({ language, path: action + search, routes: [{ path: action, element: <Page /> }] })
    const form = within(screen.getByRole('form', { name: page.t('listing.filters') }))
    const box = (name: string) => form.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })
    const address = () => page.router.state.location.search
    return { ...page, form, onChoice, box, address }
  }

  it('apply as soon as they are ticked, and are all in the address', async () => {
    const { user, box, address, onChoice } = await open()
    await user.click(box('Dacia'))
    expect(onChoice).toHaveBeenCalledWith({ brand: ['dacia'] })
    await waitFor(() => expect(address()).toBe('?brand=dacia'))
    await user.click(box('Fiat'))
    await waitFor(() => expect(new URLSearchParams(address()).getAll('brand')).toEqual(['dacia', 'fiat']))
    await user.click(box('Dacia'))
    await waitFor(() => expect(address()).toBe('?brand=fiat'))
  })

  it('show what an address asks for, each with a way to take it away', async () => {
    const { box, address, t } = await open('?brand=dacia&fuelType=diesel')
    expect([box('Dacia').checked, box('Fiat').checked]).toEqual([true, false])
    const chips = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(chips).toContain(`${action}?fuelType=diesel`)
    expect(chips).toContain(`${action}?brand=dacia`)
    expect(screen.getByRole('link', { name: t('listing.removeFilter', { name: 'Dacia' }) })).toBeTruthy()
    expect(address()).toBe('?brand=dacia&fuelType=diesel')
  })

  it('lose the models of a brand with it, unticked or taken away', async () => {
    const { user, box, address, onChoice, t } = await open('?brand=dacia&brand=fiat&model=dacia-duster')
    expect(box('Duster').checked).toBe(true)
    const chip = screen.getByRole('link', { name: t('listing.removeFilter', { name: 'Dacia' }) })
    expect(chip.getAttribute('href')).toBe(`${action}?brand=fiat`)
    await user.click(box('Dacia'))
    expect(onChoice).toHaveBeenCalledWith({ brand: ['fiat'] })
    await waitFor(() => expect(address()).toBe('?brand=fiat'))
    expect(box('Duster').checked).toBe(false)
  })

  it('pass the focus on when they are taken away: to the next one, and at last to the count', async () => {
    const { router, t } = await open('?brand=dacia&brand=fiat&fuelType=diesel')
    const chip = (name: string) => screen.getByRole('link', { name: t('listing.removeFilter', { name }) })
    const remove = (name: string) => act(() => router.navigate(chip(name).getAttribute('href') ?? ''))
    act(() => chip('Dacia').focus())
    await remove('Dacia')
    await waitFor(() => expect(document.activeElement).toBe(chip('Fiat')))
    await remove('Fiat')
    await waitFor(() => expect(document.activeElement).toBe(chip(t('vocabulary.fuelType.diesel'))))
    await remove(t('vocabulary.fuelType.diesel'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  })

  it('follow the way back', async () => {
    const { user, router, box, t } = await open()
    await user.click(box('Fiat'))
    // The page shows the new address a little after the router has it.
    await screen.findByRole('link', { name: t('listing.removeFilter', { name: 'Fiat' }) })
    await router.navigate(-1)
    await waitFor(() => expect(box('Fiat').checked).toBe(false))
  })

  it('keep the focus in the free text that is sent, and pull it back from nowhere', async () => {
    const { user, form, router, box, address } = await open()
    await user.click(form.getByRole('searchbox'))
    const field = () => form.getByRole<HTMLInputElement>('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await user.keyboard('suv{Enter}')
    await waitFor(() => expect([address(), field().value]).toEqual(['?q=suv', 'suv']))
    expect(document.activeElement).toBe(field())
    act(() => box('Dacia').focus())
    await act(() => router.navigate(-1))
    await waitFor(() => expect(field().value).toBe(''))
    expect(document.activeElement).toBe(box('Dacia'))
  })

  it('lead from the recent searches that are cleared to the free text', async () => {
    localStorage.setItem('searches', JSON.stringify([{ query: 'brand=fiat', words: 'Fiat' }]))
    const { user, form, t } = await open()
    await user.click(form.getByRole('searchbox'))
    await user.click(await form.findByRole('button', { name: t('listing.suggestions.clear') }))
    expect(form.queryByRole('button', { name: t('listing.suggestions.clear') })).toBeNull()
    expect(document.activeElement).toBe(form.getByRole('combobox'))
  })

  it('name what was searched before in the order of the page, whichever letters come first', async () => {
    localStorage.setItem('searches', JSON.stringify([{ query: 'brand=fiat&modelYear=2021', words: 'Fiat · 2021' }]))
    const { user, form } = await open()
    await user.click(form.getByRole('searchbox'))
    const words = language === 'ar' ? '\u200f\u2068Fiat\u2069 · \u20682021\u2069' : 'Fiat · 2021'
    expect((await form.findByText(words)).closest('a')?.search).toBe('?brand=fiat&modelYear=2021')
  })

  it('cannot be narrowed to what no car has', async () => {
    const { box, t } = await open()
    expect(box(t('vocabulary.fuelType.ev')).disabled).toBe(true)
    expect(box(t('vocabulary.fuelType.diesel')).disabled).toBe(false)
  })

  it('apply a typed year when it is sent, and say before how many cars that would show', async () => {
    const { user, form, address, t } = await open()
    await user.type(form.getByLabelText(t('listing.range.yearMin'), { selector: 'input' }), '2019')
    await user.click(form.getByRole('button', { name: t('listing.apply', { count: LISTING.total }) }))
    await waitFor(() => expect(address()).toBe('?yearMin=2019'))
  })
})
