// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { MAX_VOTERS } from '@otosafi/domain/listing/poll'
import { formatDate } from '@otosafi/editions/format/date'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import PollPage, { action, loader } from './PollPage.tsx'

const TOKEN = 'x'.repeat(43)
const READ = `GET /api/polls/${TOKEN}`
const VOTE = `PUT /api/polls/${TOKEN}/votes`
const DUSTER = cardOf()
const LOGAN = cardOf({ id: '5k7q2pxa', model: { id: 'logan', name: 'Logan' } })
const poll = (votes: { name: string; car: string }[] = []) =>
  Response.json({ cars: [DUSTER, LOGAN], votes, endsAt: '2026-12-31T09:00:00Z' })

async function open(answers: ApiAnswers) {
  const page = await openPage({
    language: 'fr',
    path: pathFor('poll', 'fr', { token: TOKEN }),
    routes: [
      { path: '/fr/compare/:token', Component: PollPage, loader, action, HydrateFallback: () => null },
      { path: '*', element: null },
    ],
    answers,
  })
  await screen.findByRole('heading', { level: 1 })
  return page
}

describe('the page of a vote between cars', () => {
  it('shows who chose which car, and takes a vote, after which it shows that too', async () => {
    let votes = [{ name: 'Modou', car: LOGAN.id }]
    const { t, user, calls } = await open({
      [READ]: () => poll(votes),
      [VOTE]() {
        votes = [...votes, { name: 'Fatou', car: DUSTER.id }]
        return poll(votes)
      },
    })
    expect(screen.getByText(/Modou/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Duster/ }))
    await user.type(screen.getByRole('textbox', { name: t('booking:poll.name') }), 'Fatou')
    await user.click(screen.getByRole('button', { name: t('booking:poll.submit') }))
    expect(await screen.findByText(t('booking:poll.done'))).toBeTruthy()
    expect(await screen.findByText('Fatou')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('says until which day it is kept, by the calendar of the edition', async () => {
    const late = () => Response.json({ cars: [DUSTER, LOGAN], votes: [], endsAt: '2026-07-14T23:30:00.000Z' })
    const { t } = await open({ [READ]: late })
    expect(screen.getByText(t('booking:poll.kept', { date: formatDate('2026-07-15', 'fr') }))).toBeTruthy()
  })

  it('sends nothing without a name and a car, and keeps what was typed', async () => {
    const { t, user, calls } = await open({ [READ]: () => poll() })
    await user.type(screen.getByRole('textbox', { name: t('booking:poll.name') }), 'Fatou')
    await user.click(screen.getByRole('button', { name: t('booking:poll.submit') }))
    expect(await screen.findAllByText(t('validation.option'))).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: t('booking:poll.name') })).toHaveProperty('value', 'Fatou')
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('says that no more people can vote, and keeps what was typed', async () => {
    const { t, user } = await open({ [READ]: () => poll(), [VOTE]: () => refusal(409, 'conflict') })
    await user.click(screen.getByRole('radio', { name: /Duster/ }))
    await user.type(screen.getByRole('textbox', { name: t('booking:poll.name') }), 'Fatou')
    await user.click(screen.getByRole('button', { name: t('booking:poll.submit') }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('booking:poll.full', { most: MAX_VOTERS }))
    expect(screen.getByRole('textbox', { name: t('booking:poll.name') })).toHaveProperty('value', 'Fatou')
  })

  it.each([
    [404, 'not_found'],
    [410, 'link_expired'],
  ] as const)(
    'says of a link that the API answers with %s that it is over, and leads to the cars',
    async (status, code) => {
      const { t } = await open({ [READ]: () => refusal(status, code) })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('booking:poll.lost.title'))
      expect(screen.getByRole('link', { name: t('errors.toCars') }).getAttribute('href')).toBe(pathFor('buyCars', 'fr'))
    },
  )
})
