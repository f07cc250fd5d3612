// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { FreeSlot, SlotChoice } from '../../parts/appointments/load-slots.ts'
import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { siteContext } from '../../request/site-context.ts'
import type { FormState } from '../../state/form-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { answerSale } from './answer-sale.ts'
import { SaleView } from './SaleView.tsx'

vi.mock('#edition', async () => ({ edition: (await import('@otosafi/editions/facts/sn')).sn }))

const ID = 'kq3v9b2m7x1c5z8n4h6j0w'
const HOME = 'Villa 12, Sicap Liberté 6'
const slot = (time: string): FreeSlot => ({
  id: `20260525T${time.replace(':', '')}Z-dakar`,
  day: '2026-05-25',
  weekday: 1,
  time,
  store: 'Dakar',
})
const [first, second] = [slot('09:00'), slot('09:45')]
const FREE: SlotChoice = {
  days: [first],
  day: first.day,
  slots: [first, second],
  next: [],
  chosen: null,
  manyStores: false,
  hasFailed: false,
}
const SENT: ShownSale = {
  id: ID,
  reference: 'SN-SL-7K3Q2P4X',
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
const AT_HOME: ShownSale = {
  ...SENT,
  state: 'appointment',
  appointment: { day: '2026-05-25', time: '08:15', place: HOME, atHome: true, slot: '20260525T0815Z-dakar' },
}
const AT_STORE: ShownSale = {
  ...AT_HOME,
  appointment: { ...slot('08:15'), place: 'Dakar, 3 rue Félix Faure', atHome: false, slot: slot('08:15').id },
}

describe.each(['fr', 'wo'] as const)('an inspection at home, in %s', (language) => {
  async function open(sale: ShownSale, answers: ApiAnswers = {}) {
    const path = pathFor('sale', language, { token: ID })
    const element = <SaleView sale={sale} choice={FREE} path={path} isOpened />
    const routes = [{ path, element, action: (args: Parameters<typeof answerSale>[0]) => answerSale(args, ID) }]
    const page = await openPage({ language, path, routes, answers })
    const { t, user } = page
    const address = () => screen.getByLabelText<HTMLInputElement>(t('sell:sale.place.address'))
    const press = (name: string) => user.click(screen.getByRole('radio', { name }))
    const send = () => user.click(screen.getByRole('button', { name: t('booking:move.submit') }))
    return { ...page, address, press, send }
  }
  const taking = (status = 200) => ({
    [`POST /api/sales/${ID}/appointment`]: () =>
      status === 200 ? Response.json({ id: ID }) : refusal(status, 'slot_not_available'),
  })

  it('is chosen unless the seller comes to the showroom, and needs an address, without which nothing is sent', async () => {
    const { t, user, address, press, send, calls, container } = await open(SENT, taking())
    expect(screen.getByText(t('sell:sale.time.atHome'))).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: t('sell:sale.place.home') }).checked).toBe(true)
    await press('09:45')
    await send()
    const missing = t('validation.required', { field: t('sell:sale.place.address') })
    await waitFor(() => expect(address().getAttribute('aria-invalid')).toBe('true'))
    expect(container.textContent?.split(missing)).toHaveLength(3)
    expect(calls).toHaveLength(0)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '09:45' }).checked).toBe(true)
    await user.type(address(), HOME)
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(await calls[0]?.json()).toEqual({ slot: second.id, address: HOME })
  })

  it('gives way to the showroom, for which no address is sent', async () => {
    const { t, user, address, press, send, calls } = await open(SENT, taking())
    await user.type(address(), HOME)
    await press(t('sell:sale.place.store'))
    expect(address().closest('[hidden]')).not.toBeNull()
    await press('09:00')
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(await calls[0]?.json()).toEqual({ slot: first.id })
  })

  it('keeps what was typed where somebody else was faster', async () => {
    const { t, user, address, press, send } = await open(SENT, taking(409))
    await user.type(address(), HOME)
    await press('09:00')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
    expect(address().value).toBe(HOME)
    expect(screen.getByRole('radio', { name: '09:45' })).toBeTruthy()
  })

  it('is shown with its address, which is changed while the time is kept', async () => {
    const { t, user, address, send, calls, container } = await open(AT_HOME, taking())
    expect(container.textContent).toContain(t('sell:sale.atHome', { place: `\u2068${HOME}\u2069` }))
    const kept = t('sell:sale.place.keep', { day: '2026-05-25', time: '08:15' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: kept }).checked).toBe(true)
    expect(address().value).toBe(HOME)
    await user.clear(address())
    await user.type(address(), 'Rue 7, Médina')
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(await calls[0]?.json()).toEqual({ slot: '20260525T0815Z-dakar', address: 'Rue 7, Médina' })
  })

  it('takes the place of one at the showroom, whose address is not given back as a home', async () => {
    const { t, address, container } = await open(AT_STORE)
    expect(container.textContent).toContain(t('sell:sale.where', { place: '\u2068Dakar, 3 rue Félix Faure\u2069' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: t('sell:sale.place.store') }).checked).toBe(true)
    expect(address().value).toBe('')
    expect(address().closest('[hidden]')).toBeNull()
  })

  it('keeps what was typed without script while another day is looked at, and sends nothing yet', async () => {
    const path = pathFor('sale', language, { token: ID })
    const next = { day: '2026-05-26', weekday: 2 } as const
    const element = <SaleView sale={SENT} choice={{ ...FREE, days: [first, next] }} path={path} isOpened />
    /** The page as a document, on which the form was answered so. */
    const documentOf = (answered: FormState | null) => {
      const routes = [{ id: 'page', path, element }]
      const hydrationData = { loaderData: {}, actionData: answered === null ? {} : { page: answered } }
      const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData })
      const page = document.createElement('div')
      page.innerHTML = renderToStaticMarkup(
        <I18nContext value={{ i18n: translatorOf(language) }}>
          <RouterProvider router={router} />
        </I18nContext>,
      )
      return page
    }
    const form = documentOf(null).querySelector('form') as HTMLFormElement
    const [byEnter, ...days] = form.querySelectorAll<HTMLButtonElement>('button')
    expect(byEnter?.hasAttribute('formaction')).toBe(false)
    const address = days[1]?.getAttribute('formaction') ?? ''
    expect([address, days[1]?.formNoValidate]).toEqual([`${path}?typed=&day=${next.day}#move`, true])
    const calls: unknown[] = []
    const context = new RouterContextProvider()
    const fetchApi: typeof fetch = async (...call) => {
      calls.push(call)
      return Response.json({ id: ID })
    }
    context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
    const request = new Request(`http://localhost${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `slot=${second.id}&place=home&address=${encodeURIComponent(HOME)}`,
    })
    const args = { request, url: new URL(request.url), context, params: {}, pattern: path }
    const { data } = await answerSale(args, ID)
    expect(calls).toEqual([])
    const again = documentOf(data)
    expect(again.querySelector<HTMLInputElement>('[name=address]')?.value).toBe(HOME)
    expect(again.querySelector<HTMLInputElement>('[name=slot]:checked')?.value).toBe(second.id)
  })
})
