// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { SavedSearch } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { SAVED_SEARCHES, saveSearchPath } from '../../navigation/save-search-path.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { SavedSearches } from './SavedSearches.tsx'

const ID = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const SEARCH: SavedSearch = {
  id: ID,
  query: 'brand=dacia',
  name: null,
  label: 'Dacia',
  frequency: 'daily',
  channel: 'email',
  paused: false,
  total: 18,
  fresh: 2,
  createdAt: '2026-06-01T12:00:00.000Z',
}
const REACH = { emailVerified: true, phoneVerified: false }

describe.each(['fr', 'ar'] as const)('the saved searches, in %s', (language) => {
  async function open(
    { searches = [SEARCH], reach = REACH, favouriteAlerts = false, query = '' },
    answers: ApiAnswers = {},
  ) {
    const path = pathFor('accountSection', language, { key: SAVED_SEARCHES })
    const element = <SavedSearches searches={searches} reach={reach} favouriteAlerts={favouriteAlerts} />
    return openPage({ language, path: path + query, routes: [{ path, element, action: answerSection }], answers })
  }

  it('say how many cars there are and how many are new, and lead to them', async () => {
    const { t } = await open({})
    expect(screen.getByRole('heading', { name: 'Dacia' })).toBeTruthy()
    expect(screen.getByText(t('account:searches.fresh', { count: 2 }))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('account:searches.open') }).getAttribute('href')).toMatch(`?open=${ID}`)
  })

  it('can be named and told of at another pace, by mail alone where no number is verified', async () => {
    const { user, t, calls } = await open({}, { [`PATCH /api/saved-searches/${ID}`]: () => Response.json(SEARCH) })
    await user.click(screen.getByText(t('account:searches.change')))
    const pace = screen.getByRole('combobox', { name: t('account:searches.alerts') })
    expect(within(pace).getAllByRole('option')).toHaveLength(3)
    await user.selectOptions(pace, t('account:searches.pace.weekly'))
    await user.type(screen.getByLabelText(t('account:searches.name')), 'Papa')
    await user.click(screen.getByRole('button', { name: t('actions.save') }))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ name: 'Papa', frequency: 'weekly', channel: 'email' })
  })

  it('keep what was typed where that is refused, and lead to its field, of two searches in the right one', async () => {
    const path = pathFor('accountSection', language, { key: SAVED_SEARCHES })
    const other = { ...SEARCH, id: ID.replace('7', '8'), label: 'Kia' }
    const values = { id: other.id, name: 'Papa', pace: 'weekly' }
    const issues = { name: { code: 'textMax', values: { count: 100 } } } as const
    const refused = { form: 'change-search', sent: false, issues, problem: null, values, code: null }
    const element = <SavedSearches searches={[SEARCH, other]} reach={REACH} favouriteAlerts={false} />
    const { t } = await openPage({
      language,
      path,
      routes: [{ id: 'page', path, element, loader: () => null }],
      hydrationData: { loaderData: { page: null }, actionData: { page: refused } },
    })
    const names = screen.getAllByLabelText<HTMLInputElement>(t('account:searches.name'))
    expect(names.map(({ value }) => value)).toEqual(['', 'Papa'])
    expect(names.map((field) => field.closest('details')?.open)).toEqual([false, true])
    const paces = screen.getAllByLabelText<HTMLSelectElement>(t('account:searches.alerts'))
    expect(paces.map(({ value }) => value)).toEqual(['daily', 'weekly'])
    const summary = within(screen.getByRole('region', { name: t('validation.summary') }))
    expect(summary.getByRole('link').getAttribute('href')).toBe(`#${names[1]?.id}`)
  })

  it('can be paused and deleted, and a refusal is said', async () => {
    const { user, t, calls } = await open(
      {},
      {
        [`PATCH /api/saved-searches/${ID}`]: () => Response.json(SEARCH),
        [`DELETE /api/saved-searches/${ID}`]: () => refusal(503, 'unavailable'),
      },
    )
    await user.click(screen.getByText(t('account:searches.change')))
    await user.click(screen.getByRole('button', { name: t('account:searches.pause') }))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ paused: true })
    await user.click(screen.getByRole('button', { name: t('account:searches.delete', { name: 'Dacia' }) }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
  })

  it('say once that a change is refused, whatever else the page shows anew', async () => {
    const { user, router, t } = await open(
      {},
      { [`PATCH /api/saved-searches/${ID}`]: () => refusal(503, 'unavailable') },
    )
    await user.click(screen.getByText(t('account:searches.change')))
    await user.click(screen.getByRole('button', { name: t('actions.save') }))
    const said = await screen.findByRole('alert')
    await act(() => router.revalidate())
    expect(said.isConnected).toBe(true)
  })

  it('are asked for where there are none, and one that somebody comes with is saved by a button', async () => {
    const { search } = new URL(saveSearchPath('brand=kia', language), 'https://otosafi.example')
    const { t, calls } = await open({ searches: [], query: search })
    expect(screen.getByText(t('account:searches.empty.title'))).toBeTruthy()
    expect(screen.getByRole('heading', { name: t('account:searches.save.title') })).toBeTruthy()
    expect(screen.getByRole('button', { name: t('account:searches.save.submit') })).toBeTruthy()
    expect(calls).toEqual([])
  })

  it.each(['weekly', 'dailySms'] as const)('say of one that is saved that its alerts are %s already', async (pace) => {
    const { t } = await open({ query: `?sent=save&pace=${pace}` })
    const said = t('account:searches.savedAs', { pace: t(`account:searches.pace.${pace}`) })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said)
    expect(screen.queryByText(t('account:searches.saved'))).toBeNull()
  })

  it.each(['', '&pace=never'])('say of one that is new when they write: %s', async (query) => {
    const { t } = await open({ query: `?sent=save${query}` })
    expect(screen.getByText(t('account:searches.saved'))).toBeTruthy()
  })

  it('have a switch for news of favourites', async () => {
    const { user, t, calls } = await open({ searches: [] }, { 'PATCH /api/profile': () => Response.json({}) })
    await user.click(screen.getByRole('button', { name: t('account:searches.favourites.on') }))
    await screen.findByText(t('account:profile.saved'))
    expect(await calls[0]?.json()).toEqual({ favouriteAlerts: true })
  })
})
