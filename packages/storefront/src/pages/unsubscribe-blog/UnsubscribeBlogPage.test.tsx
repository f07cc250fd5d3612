// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { LinkState } from '../../navigation/link-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import UnsubscribeBlogPage, { action, loader, shouldRevalidate } from './UnsubscribeBlogPage.tsx'

const TOKEN = 'x'.repeat(43)
const STATE = 'POST /api/links/state'
const LEAVE = `POST /api/subscribers/unsubscribe/${TOKEN}`
const CHOICES = `/api/subscribers/preferences/${TOKEN}`
const TOPICS = [
  { id: 'lowerPrices', name: 'Prix en baisse' },
  { id: 'papers', name: 'Papiers' },
]

async function open(answers: ApiAnswers, query = '', token = TOKEN) {
  const page = await openPage({
    language: 'fr',
    path: pathFor('unsubscribeBlog', 'fr', { token }) + query,
    routes: [
      {
        path: '/fr/unsubscribe-blog/:token',
        Component: UnsubscribeBlogPage,
        loader,
        action,
        shouldRevalidate,
        HydrateFallback: () => null,
      },
    ],
    answers,
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** The API's answers for a link whose subscription has ended. */
const answering = (state: LinkState): ApiAnswers => ({
  [STATE]: () => Response.json({ state }),
  [`GET ${CHOICES}`]: () => refusal(404, 'not_found'),
})

describe('the link to leave the newsletter', () => {
  it.each([
    ['that was never sent', answering('expired'), TOKEN],
    ['that is cut', {}, 'short'],
  ])('%s says so on opening, has no button, and leads to another one', async (_, answers, token) => {
    const { t } = await open(answers, '', token)
    expect(screen.getByText(t('errors.tokenExpired'))).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    const way = screen.getByRole('link', { name: t('actions.continue') })
    expect(way.getAttribute('href')).toBe(pathFor('leaveNewsletter', 'fr'))
  })

  it('that is good has its button, which leaves', async () => {
    const { t, user, calls } = await open({
      ...answering('open'),
      [LEAVE]: () => Response.json({ state: 'unsubscribed' }),
    })
    expect(screen.queryByText(t('errors.tokenExpired'))).toBeNull()
    expect(await calls[0]?.json()).toEqual({ token: TOKEN, purpose: 'leave' })
    await user.click(screen.getByRole('button', { name: t('newsletter.leave.submit') }))
    expect(await screen.findByText(t('success.unsubscribed'))).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is used once, however often its button is pressed', async () => {
    const answer = Promise.withResolvers<Response>()
    const { t, user, calls } = await open({ ...answering('open'), [LEAVE]: () => answer.promise })
    await user.click(screen.getByRole('button', { name: t('newsletter.leave.submit') }))
    await user.click(await screen.findByRole('button', { name: t('progress.sending') }))
    expect(screen.getByRole('status').textContent).toBe(t('progress.sending'))
    answer.resolve(Response.json({ state: 'unsubscribed' }))
    expect(await screen.findByText(t('success.unsubscribed'))).toBeTruthy()
    expect(calls.filter(({ url }) => url.endsWith(`/unsubscribe/${TOKEN}`))).toHaveLength(1)
  })

  it('has the preferences beside the button, and shows what was chosen', async () => {
    let preferences = { frequency: 'weekly', topics: ['papers'], language: 'fr' }
    const { t, user, calls } = await open({
      ...answering('open'),
      [`GET ${CHOICES}`]: () => Response.json({ preferences, topics: TOPICS }),
      [`PUT ${CHOICES}`]: () => {
        preferences = { frequency: 'monthly', topics: ['lowerPrices'], language: 'ar' }
        return new Response(null, { status: 204 })
      },
    })
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect([box('Papiers').checked, box('Prix en baisse').checked]).toEqual([true, false])
    await user.click(box('Papiers'))
    await user.click(box('Prix en baisse'))
    await user.selectOptions(screen.getByLabelText(t('account:newsletter.frequency')), t('account:newsletter.monthly'))
    await user.selectOptions(screen.getByLabelText(t('account:profile.language')), 'ar')
    await user.click(screen.getByRole('button', { name: t('actions.save') }))
    expect(await screen.findByText(t('account:profile.saved'))).toBeTruthy()
    expect(await calls.find(({ method }) => method === 'PUT')?.json()).toEqual(preferences)
    await waitFor(() => expect([box('Papiers').checked, box('Prix en baisse').checked]).toEqual([false, true]))
    expect(screen.getByRole('button', { name: t('newsletter.leave.submit') })).toBeTruthy()
  })

  it('that is gone once it is pressed says so, in place of the button', async () => {
    const { t, user } = await open({ ...answering('open'), [LEAVE]: () => refusal(404, 'not_found') })
    const onChecked = vi.fn<(event: Event) => void>()
    addEventListener('formchecked', onChecked)
    onTestFinished(() => removeEventListener('formchecked', onChecked))
    await user.click(screen.getByRole('button', { name: t('newsletter.leave.submit') }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.tokenExpired'))
    expect(onChecked.mock.lastCall?.[0]).toHaveProperty('detail.problem', 'not_found')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: t('actions.continue') })).toBeTruthy()
  })
})

it('the link of an alert that was never sent says so, and leads to where alerts are kept', async () => {
  const { t, calls } = await open(answering('expired'), '?for=alerts')
  expect(await calls[0]?.json()).toEqual({ token: TOKEN, purpose: 'alerts' })
  expect(screen.getByText(t('errors.tokenExpired'))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  const way = screen.getByRole('link', { name: t('routes:account') })
  expect(way.getAttribute('href')).toBe(pathFor('accountSection', 'fr', { key: 'saved-searches' }))
})
