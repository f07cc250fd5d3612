// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { FreeSlot, SlotChoice } from '../../parts/appointments/load-slots.ts'
import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerSale } from './answer-sale.ts'
import { SaleView } from './SaleView.tsx'

const ID = 'kq3v9b2m7x1c5z8n4h6j0w'
const SENT: ShownSale = {
  id: ID,
  reference: 'MA-SL-7K3Q2P4X',
  state: 'sent',
  schedulable: true,
  answerable: false,
  withdrawable: true,
  notified: true,
  car: 'Dacia Duster 2019',
  made: '2026-05-20',
  appointment: null,
  offer: null,
  promise: null,
  photos: { shown: [], left: 10 },
}
const OFFERED: ShownSale = {
  ...SENT,
  state: 'offer',
  photos: null,
  schedulable: false,
  answerable: true,
  offer: {
    number: 2,
    base: 97_500,
    lines: [
      { kind: 'brakes', note: 'Front discs are worn', amount: 2500 },
      { kind: 'tyres', note: null, amount: 1500 },
    ],
    amount: 93_500,
    until: { day: '2026-05-27', time: '14:30' },
  },
}

const slot = (time: string): FreeSlot => ({
  id: `20260525T${time.replace(':', '')}Z-casablanca`,
  day: '2026-05-25',
  weekday: 1,
  time,
  store: 'Casablanca',
})
const [first, second] = [slot('09:00'), slot('09:45')]
const FREE: SlotChoice = {
  days: [first],
  day: first.day,
  slots: [first, second],
  next: [second],
  chosen: null,
  manyStores: false,
  hasFailed: false,
}
const APPOINTED: ShownSale = {
  ...SENT,
  state: 'appointment',
  appointment: {
    day: '2026-05-25',
    time: '09:00',
    place: 'Casablanca, 12 rue Tarik Ibn Ziad',
    atHome: false,
    slot: first.id,
  },
}

describe.each(['fr', 'ar'] as const)('the page of a sale, in %s', (language) => {
  async function open(sale: ShownSale, answers: ApiAnswers = {}, choice: SlotChoice | null = null) {
    const path = pathFor('sale', language, { token: ID })
    const element = <SaleView sale={sale} choice={choice} path={path} isOpened={false} />
    const routes = [{ path, element, action: (args: Parameters<typeof answerSale>[0]) => answerSale(args, ID) }]
    const page = await openPage({ language, path, routes, answers })
    const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
    return { ...page, press }
  }
  const taken = () => Response.json({ id: ID })

  it('says where it stands and what comes next, and offers nothing to answer before there is an offer', async () => {
    const { t, container } = await open(SENT)
    expect(screen.getByText(t('sell:sale.state.sent'))).toBeTruthy()
    expect(container.textContent).toContain(t('sell:sale.text.sent', { car: SENT.car }))
    expect(screen.queryByText(t('sell:sale.accept.title'))).toBeNull()
    expect(screen.getByText(t('sell:sale.withdraw.title'))).toBeTruthy()
  })

  it('shows the offer line by line with its reasons, and until when it stands', async () => {
    const { t, container } = await open(OFFERED)
    const rows = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      t('sell:sale.offer.base'),
      `${t('inspection.sections.brakes')} · Front discs are worn`,
      t('sell:sale.offer.tyres'),
      t('sell:sale.offer.amount'),
    ])
    const text = t('sell:sale.text.offer', { car: SENT.car, amount: 93_500, day: '2026-05-27', time: '14:30' })
    expect(container.textContent).toContain(text)
  })

  it('accepts the offer that is shown', async () => {
    const { t, user, calls, container } = await open(OFFERED, { [`POST /api/sales/${ID}/accept`]: taken })
    const button = container.querySelector('form#accept button')
    expect(button?.textContent).toBe(t('sell:sale.accept.submit', { amount: 93_500 }))
    await user.click(button as HTMLButtonElement)
    expect(await calls[0]?.json()).toEqual({ offer: 2 })
  })

  it('refuses it, with what should be different', async () => {
    const { t, user, press, calls } = await open(OFFERED, { [`POST /api/sales/${ID}/refuse`]: taken })
    await user.click(screen.getByText(t('sell:sale.refuse.title')))
    await user.type(screen.getByRole('textbox'), 'The discs are new')
    await press(t('sell:sale.refuse.submit'))
    expect(await calls[0]?.json()).toEqual({ offer: 2, reason: 'The discs are new' })
  })

  it('promises no report, and still shows an offer that was refused', async () => {
    const { t } = await open({ ...OFFERED, state: 'refused', answerable: false })
    expect(screen.getByText(t('sell:sale.offer.title'))).toBeTruthy()
    expect(t('sell:sale.refuse.text')).not.toMatch(/rapport|تقرير/i)
    expect(t('sell:why.written')).not.toMatch(/rapport|تقرير/i)
  })

  it('withdraws the request, and says where it was too late for that', async () => {
    const { t, user, press, calls } = await open(SENT, {
      [`POST /api/sales/${ID}/withdraw`]: () => refusal(409, 'conflict'),
    })
    await user.click(screen.getByText(t('sell:sale.withdraw.title')))
    await press(t('sell:sale.withdraw.submit'))
    const said = await screen.findByText(t('sell:sale.moved'))
    expect(calls).toHaveLength(1)
    // A second one reads alike, and is announced again.
    await user.click(await screen.findByRole('button', { name: t('sell:sale.withdraw.submit') }))
    await waitFor(() => expect(said.isConnected).toBe(false))
    expect(screen.getByText(t('sell:sale.moved'))).toBeTruthy()
  })

  it('takes a time for the inspection, and offers the next ones where it is gone', async () => {
    let asked = 0
    const { t, user, press, calls } = await open(
      SENT,
      {
        [`POST /api/sales/${ID}/appointment`]: () =>
          (asked += 1) === 1 ? refusal(409, 'slot_not_available') : taken(),
      },
      FREE,
    )
    await user.click(screen.getByRole('radio', { name: '09:00' }))
    await press(t('booking:move.submit'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
    await user.click(await screen.findByRole('radio', { name: t('booking:moment', second) }))
    await press(t('booking:move.submit'))
    await waitFor(() => expect(asked).toBe(2))
    expect(await Promise.all(calls.map((call) => call.json()))).toEqual([{ slot: first.id }, { slot: second.id }])
    expect(screen.queryByText(t('sell:sale.time.cancelTitle'))).toBeNull()
  })

  it('asks for a time where none was chosen in a browser that does not, and withdraws nothing', async () => {
    const { t, press, calls, container } = await open(SENT, {}, FREE)
    const form = screen.getByRole('button', { name: t('booking:move.submit') }).closest('form')
    form?.setAttribute('novalidate', '')
    await press(t('booking:move.submit'))
    const asked = await screen.findByRole('link', { name: t('validation.option') })
    expect(container.querySelector(`${asked.getAttribute('href')} [type=radio]`)).not.toBeNull()
    expect(calls).toHaveLength(0)
  })

  it('shows the time that was taken, for the calendar too, and gives it up alone', async () => {
    const { t, user, press, calls, container } = await open(
      APPOINTED,
      { [`POST /api/sales/${ID}/appointment/cancel`]: taken },
      FREE,
    )
    expect(container.textContent).toContain(t('booking:moment', { day: '2026-05-25', time: '09:00' }))
    expect(container.textContent).toContain(t('booking:zone', { country: t('country.ma') }))
    const file = screen.getByRole('link', { name: t('booking:calendar') })
    expect(file.getAttribute('href')).toBe(`/calendar/sales/${ID}.ics`)
    expect(screen.getByText(t('booking:move.title'))).toBeTruthy()
    await user.click(screen.getByText(t('sell:sale.time.cancelTitle')))
    await press(t('sell:sale.time.cancelSubmit'))
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([`/api/sales/${ID}/appointment/cancel`])
  })

  it.each([
    [true, 'sell:sale.time.done'],
    [false, 'sell:sale.time.taken'],
  ] as const)('says that a time was taken, and of a message where one was written: %s', async (notified, said) => {
    const answers = { [`POST /api/sales/${ID}/appointment`]: taken }
    const { t, press, user } = await open({ ...APPOINTED, notified }, answers, FREE)
    await user.click(screen.getByText(t('booking:move.title')))
    await user.click(screen.getByRole('radio', { name: '09:45' }))
    await press(t('booking:move.submit'))
    expect(await screen.findByText(t(said))).toBeTruthy()
  })

  it('says that the time cannot be changed any more, in place of what would be refused', async () => {
    const closed = { ...FREE, days: [], day: null, slots: [], next: [], isClosed: true }
    const { t, container } = await open(APPOINTED, {}, closed)
    expect(container.textContent).toContain(t('booking:move.over'))
    expect(container.textContent).not.toContain(t('booking:visit.none'))
    expect(container.querySelector('#move form')).toBeNull()
    expect(screen.getByText(t('sell:sale.time.cancelTitle'))).toBeTruthy()
  })

  it('has no time to choose once the car is looked at', async () => {
    const { t } = await open({ ...APPOINTED, schedulable: false })
    expect(screen.queryByText(t('booking:move.title'))).toBeNull()
    expect(screen.queryByText(t('sell:sale.time.cancelTitle'))).toBeNull()
  })

  it('names the promise of the edition with its moment', async () => {
    const promise = { kind: 'paid', until: { day: '2026-05-28', time: '09:00' } } as const
    const { t, container } = await open({ ...OFFERED, state: 'accepted', answerable: false, promise })
    expect(container.textContent).toContain(t('sell:sale.promise.paid', promise.until))
  })
})
