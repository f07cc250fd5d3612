// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { edition } from '#edition'
import type { Booking, BookingEvent } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'
import { UNPAID_DAYS } from '@otosafi/domain/booking/booking'
import { originOfEdition } from '@otosafi/editions/host'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { CLAIM_VALUES } from '../../parts/claims/claim-values.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import BookingPage, { action, loader } from './BookingPage.tsx'

const TOKEN = 'x'.repeat(43)
const CAR = cardOf()
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString()

const REQUESTED: BookingEvent = {
  action: 'request',
  actor: 'visitor',
  state: 'requested',
  at: '2026-05-20T09:00:00.000Z',
  amount: null,
}

const CONFIRMED: BookingEvent = {
  action: 'confirm',
  actor: 'staff',
  state: 'awaitingDeposit',
  at: '2026-05-20T11:00:00.000Z',
  amount: null,
}

const BOOKING: Booking = {
  id: TOKEN,
  reference: 'MA-BK-7K3Q2P4X',
  car: { ...CAR, status: 'reserved' },
  carName: CAR.name,
  state: 'requested',
  terms: {
    deposit: 3000,
    currency: 'MAD',
    holdDays: 7,
    refund: 'full',
    refundDays: null,
    version: '3000-MAD-7-full',
  },
  createdAt: REQUESTED.at,
  depositDueAt: TOMORROW,
  heldUntil: null,
  cancellable: true,
  paid: 0,
  refundIfCancelled: 0,
  refundDue: 0,
  refundDueAt: null,
  paidBack: 0,
  payment: { methods: ['showroom'], payable: false, state: 'none', stray: 'none' },
  events: [REQUESTED],
  contact: null,
}
const OVER = { depositDueAt: null, cancellable: false } as const

describe.each(['fr', 'ar'] as const)('the page of a booking, in %s', (language) => {
  async function open(changes: Partial<Booking>, answers: ApiAnswers = {}) {
    const path = pathFor('booking', language, { token: TOKEN })
    const page = await openPage({
      language,
      path,
      routes: [
        { path: path.replace(TOKEN, ':token'), Component: BookingPage, loader, action, HydrateFallback: () => null },
      ],
      answers: {
        [`GET /api/bookings/${TOKEN}`]: () => Response.json({ ...BOOKING, ...changes }),
        'GET /api/stores': () => Response.json({ stores: [] }),
        ...answers,
      },
    })
    await screen.findByRole('heading', { level: 1 })
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    return { ...page, linkOf }
  }

  it('tells what has happened, when and by whom', async () => {
    const { t } = await open({
      ...OVER,
      state: 'cancelled',
      car: null,
      paid: 3000,
      refundDue: 3000,
      events: [
        REQUESTED,
        { action: 'receiveDeposit', actor: 'payment', state: 'held', at: '2026-05-21T09:30:00.000Z', amount: 3000 },
        { action: 'changeContact', actor: 'visitor', state: 'held', at: '2026-05-21T09:40:00.000Z', amount: null },
        { action: 'extend', actor: 'staff', state: 'held', at: '2026-05-21T15:00:00.000Z', amount: null },
        { action: 'cancel', actor: 'staff', state: 'cancelled', at: '2026-05-22T10:00:00.000Z', amount: null },
      ],
    })
    const section = screen.getByRole('heading', { name: t('booking:events.title') }).parentElement as HTMLElement
    const lines = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, '').split(' · '))
    const moment = (day: string, time: string) => t('booking:moment', { day, time })
    expect(lines).toEqual([
      [t('booking:state.requested'), moment('2026-05-20', '10:00'), t('booking:events.you')],
      [t('booking:receipt.paid'), expect.stringContaining('3'), moment('2026-05-21', '10:30')],
      [t('booking:events.extended'), moment('2026-05-21', '16:00'), t('routes:ourTeam')],
      [t('booking:state.cancelled'), moment('2026-05-22', '11:00'), t('routes:ourTeam')],
    ])
  })

  it('offers a visit before the car is held, and says that nothing is paid yet', async () => {
    const { t, linkOf, container } = await open({})
    expect(linkOf(t('car.action.visit'))).toBe(`${pathFor('interested', language, { id: CAR.id })}#visit`)
    expect(container.textContent).toContain(t('booking:terms.free'))
  })

  it('says where a held car is bought, and leads to the papers of its transfer', async () => {
    const { t, linkOf, container } = await open({ state: 'held', depositDueAt: null, heldUntil: TOMORROW, paid: 3000 })
    expect(container.textContent).toContain(t('booking:next.comeBy'))
    expect(linkOf(t('report:papers.transfer'))).toMatch(/\/4k7q2pxa\/report#transfer$/)
    expect(screen.queryByRole('link', { name: t('car.action.visit') })).toBeNull()
  })

  it('names the cover of a car that was bought, and leads to what it is in full', async () => {
    const { t, linkOf, container } = await open({
      ...OVER,
      state: 'completed',
      car: { ...CAR, status: 'sold' },
      paid: 3000,
    })
    for (const claim of ['warranty', 'moneyBack'] as const)
      expect(container.textContent).toContain(t(`claims.${claim}.text`, CLAIM_VALUES))
    expect(linkOf(t('routes:warranty'))).toBe(pathFor('warranty', language))
  })

  it('leads back to a car that is free again, to word of one that is reserved, and else to all cars', async () => {
    const ofCar = (car: Booking['car'], events = [REQUESTED, CONFIRMED]) =>
      open({ ...OVER, state: 'expired', car, events })
    const interested = pathFor('interested', language, { id: CAR.id })
    const free = await ofCar(CAR)
    expect(free.linkOf(free.t('car.action.book'))).toBe(interested)
    // Not for ever without a deposit.
    const limit = free.t('booking:tooMany.again', { days: UNPAID_DAYS })
    expect(free.container.textContent).toContain(limit)
    free.unmount()
    // One that the team has left unanswered does not count.
    const unanswered = await ofCar(CAR, [REQUESTED])
    expect(unanswered.container.textContent).not.toContain(limit)
    unanswered.unmount()
    const reserved = await ofCar({ ...CAR, status: 'reserved' })
    expect(reserved.linkOf(reserved.t('car.action.tellWhenFree'))).toBe(interested)
    reserved.unmount()
    const sold = await ofCar({ ...CAR, status: 'sold' })
    expect(sold.linkOf(sold.t('home.buySteps.action'))).toBe(pathFor('buyCars', language))
  })

  it('is cancelled with the reason that is typed, which stays where that fails', async () => {
    const { t, user, calls } = await open(
      {},
      { [`POST /api/bookings/${TOKEN}/cancel`]: () => refusal(503, 'unavailable') },
    )
    await user.click(screen.getByText(t('booking:cancel.title')))
    await user.type(screen.getByRole('textbox'), 'Another car')
    await user.click(screen.getByRole('button', { name: t('booking:cancel.submit') }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Another car')
    expect(await calls.find(({ method }) => method === 'POST')?.json()).toEqual({ reason: 'Another car' })
  })

  it('has its link kept', async () => {
    const { t, linkOf } = await open({})
    const chat = new URL(linkOf(t('car.action.whatsAppShare')) ?? '')
    // Its origin is the edition's, whatever a proxy has made of the request's.
    const link = originOfEdition(edition.id, location.host) + pathFor('booking', language, { token: TOKEN })
    expect(chat.searchParams.get('text')).toBe(`${t('routes:booking')} ${BOOKING.reference}\n${link}`)
  })

  it('shows the receipt of its terms and payments', async () => {
    const { t } = await open({ ...OVER, state: 'refunded', car: null, paid: 3000, paidBack: 3000 })
    const receipt = screen.getByRole('heading', { name: t('booking:receipt.title') }).parentElement as HTMLElement
    expect(within(receipt).getByText(t('booking:receipt.paidBack'))).toBeTruthy()
    expect(within(receipt).getByText(BOOKING.reference)).toBeTruthy()
    expect(within(receipt).queryByText(t('booking:receipt.due'))).toBeNull()
  })
})
