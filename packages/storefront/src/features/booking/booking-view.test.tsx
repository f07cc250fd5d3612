// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { ShownBooking } from '../../parts/appointments/shown-booking.ts'
import { BrowserRequest } from '../../testing/browser-request.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerPayment } from './answer-payment.ts'
import { BookingView } from './BookingView.tsx'
import type { Showroom } from './DepositWays.tsx'

const ID = 'kq3v9b2m7x1c5z8n4h6j0w'
const MINUTE = 60_000
const HELD: ShownBooking = {
  id: ID,
  reference: 'MA-BK-7K3Q2P4X',
  state: 'held',
  cancellable: true,
  car: 'Dacia Duster',
  deposit: 3000,
  paid: 3000,
  refundIfCancelled: 300,
  refundDue: 0,
  refundBy: null,
  paidBack: 0,
  made: '2026-05-20',
  until: { day: '2026-05-27', time: '14:30', left: 26 * 60 * MINUTE + 2.5 * MINUTE },
  payment: { payable: false, state: 'none', stray: 'none' },
  contact: { channel: 'phone', hint: '•••• 4567', changeable: true },
}
const PAYABLE: ShownBooking['payment'] = { payable: true, state: 'none', stray: 'none' }
const REQUESTED: ShownBooking = { ...HELD, state: 'requested', paid: 0, payment: PAYABLE }
const PENDING: ShownBooking = { ...REQUESTED, payment: { ...PAYABLE, state: 'pending' } }

describe.each(['fr', 'ar'] as const)('the page of a booking, in %s', (language) => {
  function open(booking: ShownBooking, answers: ApiAnswers = {}, showrooms: Showroom[] = []) {
    const path = pathFor('booking', language, { token: ID })
    const element = <BookingView booking={booking} showrooms={showrooms} />
    return openPage({ language, path, routes: [{ path, element, action: (args) => answerPayment(args, ID) }], answers })
  }

  it('says until when the car is held, what cancelling costs, and what time is left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { t, container } = await open(HELD)
    expect(container.textContent).toContain(t('booking:moment', { day: '2026-05-27', time: '14:30' }))
    expect(container.textContent).toContain(t('booking:zone', { country: t('country.ma') }))
    expect(container.textContent).toContain(t('booking:cancel.refund', { paid: 3000, refund: 300 }))
    expect(container.textContent).toContain(t('booking:left', { days: 1, hours: 2, minutes: 3 }))
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
    expect(container.textContent).toContain(t('booking:left', { days: 1, hours: 2, minutes: 2 }))
    expect(screen.queryByRole('button', { name: t('booking:pay.submit') })).toBeNull()
  })

  it('says by which day money comes back, before it is cancelled and while it is due', async () => {
    const refundBy = '2026-06-19'
    const held = await open({ ...HELD, refundBy })
    const { t } = held
    const by = t('booking:dueBy', { day: refundBy })
    expect(held.container.textContent).toContain(`${t('booking:cancel.refund', { paid: 3000, refund: 300 })} ${by}`)
    held.unmount()
    const over = { state: 'cancelled', cancellable: false, until: null, refundDue: 300 } as const
    const { container } = await open({ ...HELD, ...over, refundBy })
    expect(container.textContent).toContain(`${t('booking:due', { amount: 300 })} ${by}`)
  })

  it('leads to paying online, comes back here, and says where that is not to be had just now', async () => {
    const { t, user, calls } = await open(REQUESTED, {
      [`POST /api/bookings/${ID}/payment`]: () => refusal(503, 'unavailable'),
    })
    await user.click(screen.getByRole('button', { name: t('booking:pay.submit') }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
    expect(await calls[0]?.json()).toEqual({ returnTo: pathFor('booking', language, { token: ID }) })
  })

  it('says how the deposit is paid, without a transfer where the edition has no account', async () => {
    const { t } = await open({ ...REQUESTED, state: 'awaitingDeposit' }, {}, [
      { name: 'Otosafi Maarif', address: '12, rue X' },
    ])
    // Name and address keep their order also where the page runs from right to left.
    expect(screen.getByText('Otosafi Maarif').closest('li')?.textContent).toBe('Otosafi Maarif, 12, rue X')
    screen.getByText('12, rue X', { selector: 'bdi' })
    screen.getByRole('heading', { name: t('booking:pay.how') })
    const sentence = screen.getByText(HELD.reference, { selector: 'span' }).closest('p')?.textContent
    expect(sentence).toBe(t('booking:pay.reference', { reference: HELD.reference }))
    screen.getByRole('heading', { name: t('booking:deposit.ways.showroom') })
    expect(screen.queryByText(t('booking:deposit.ways.transfer'))).toBeNull()
  })

  it('has the reference of the deposit copied, and warns of account details that come by message', async () => {
    const { t, user } = await open({ ...REQUESTED, state: 'awaitingDeposit' })
    screen.getByText(t('booking:pay.never'))
    const label = `${t('booking:copy.label')} · ${t('booking:receipt.reference')}`
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(HELD.reference))
  })

  it('tells what became of a payment', async () => {
    const { t, container } = await open({ ...REQUESTED, payment: { ...PAYABLE, payable: false, state: 'pending' } })
    expect(container.textContent).toContain(t('booking:pay.pending'))
    expect(screen.queryByRole('button', { name: t('booking:pay.submit') })).toBeNull()
  })

  it.each([
    ['cancelled', 'booking:pay.over'],
    ['held', 'booking:pay.over'],
    ['expired', 'booking:pay.expired'],
  ] as const)('says what becomes of a payment that may still arrive once it is %s', async (state, text) => {
    const payment = { payable: false, state: 'pending', stray: 'none' } as const
    const { t, container } = await open({ ...REQUESTED, state, cancellable: false, payment })
    expect(container.textContent).toContain(t(text))
    expect(container.textContent).not.toContain(t('booking:pay.pending'))
  })

  it.each(['returning', 'returned'] as const)('says that money which fits no booking is %s', async (stray) => {
    const waits = await open({ ...REQUESTED, payment: { payable: true, state: 'paid', stray } })
    const { t } = waits
    screen.getByText(t(`booking:pay.stray.${stray}`))
    screen.getByRole('button', { name: t('booking:pay.submit') })
    expect(waits.container.textContent).toContain(t('booking:cancel.stray'))
    expect(waits.container.textContent).not.toContain(t('booking:cancel.free'))
    waits.unmount()
    await open({ ...HELD, payment: { payable: false, state: 'paid', stray } })
    screen.getByText(t(`booking:pay.stray.${stray}`))
  })

  it('leads back to a payment that is pending, and offers no other one', async () => {
    const { t, container } = await open(PENDING)
    expect(container.textContent).toContain(t('booking:pay.pending'))
    expect(screen.queryByRole('button', { name: t('booking:pay.submit') })).toBeNull()
    screen.getByRole('button', { name: t('booking:pay.resume') })
  })

  it('does not say that nothing was paid before that is known', async () => {
    const pending = await open(PENDING)
    const { t } = pending
    expect(pending.container.textContent).toContain(t('booking:cancel.pending'))
    expect(pending.container.textContent).not.toContain(t('booking:cancel.free'))
    pending.unmount()
    const { container } = await open(REQUESTED)
    expect(container.textContent).toContain(t('booking:cancel.free'))
  })

  it('is loaded anew where the browser shows it as it was left for the payment', async () => {
    const reload = vi.spyOn(history, 'go').mockReturnValue()
    onTestFinished(() => reload.mockRestore())
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    const { t, user } = await open(REQUESTED, {
      [`POST /api/bookings/${ID}/payment`]: () => new Promise<Response>(() => undefined),
    })
    comeBack()
    expect(reload).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: t('booking:pay.submit') }))
    await screen.findByRole('button', { name: t('progress.sending') })
    comeBack()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded anew once a pending payment is decided, also where one answer did not come', async () => {
    const states = [null, 'pending', 'paid']
    let asked = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.stubGlobal('Request', BrowserRequest)
    vi.stubGlobal('fetch', async () => {
      const state = states[asked]
      asked += 1
      if (state === null) throw new TypeError('Failed to fetch')
      return Response.json({ payment: { state } })
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    })
    const load = vi.fn<() => null>(() => null)
    const path = pathFor('booking', language, { token: ID })
    const element = <BookingView booking={PENDING} />
    const routes = [{ path, element, loader: load, HydrateFallback: () => null }]
    const { t } = await openPage({ language, path, routes })
    const within = { timeout: 20_000 }
    await vi.waitFor(() => screen.getByText(t('booking:pay.pending')), within)
    for (const times of [1, 2, 3]) {
      expect(load).toHaveBeenCalledTimes(1)
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      await vi.waitFor(() => expect(asked).toBe(times), within)
    }
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), within)
  })
})
