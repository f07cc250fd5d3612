// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { describe, expect, it } from 'vitest'

import type { BookingTerms } from '@otosafi/api-client/schema'
import { cardOf } from '@otosafi/api-client/testing/card'
import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { CODE_MINUTES } from '@otosafi/domain/session/lifetimes'
import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { BOOKING, TERMS_VERSION, TO } from '../../features/booking/BookingSteps.tsx'
import { CALLBACK } from '../../features/callback/callback.ts'
import { TEST_DRIVE, VISIT } from '../../features/visit/VisitSteps.tsx'
import { KNOWN, PROVEN, PROVEN_CONTACT, VERIFICATION } from '../../parts/appointments/contact-fields.ts'
import { DAY, SLOT } from '../../parts/appointments/load-slots.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { STEP } from '../../parts/contact-verification/code-fields.ts'
import { siteContext } from '../../request/site-context.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import InterestedPage, { action, loader, shouldRevalidate } from './InterestedPage.tsx'

const CAR = cardOf()
const TERMS: BookingTerms = {
  deposit: 3000,
  currency: 'MAD',
  holdDays: 7,
  refund: 'full',
  refundDays: null,
  version: '3000-MAD-7-full',
}
const CHANGED: BookingTerms = { ...TERMS, deposit: 4000, version: '4000-MAD-7-full' }
const CONTACT = { phone: '+212522123456', email: 'hello@otosafi.ma', address: 'Casablanca', openingHours: [] }
const PROOF = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'
const NAME = 'Salma Bennani'

const ASK = 'POST /api/auth/otp'
const BOOK = 'POST /api/bookings'

/** An API whose terms are others from the first booking on. */
function changingApi(): ApiAnswers {
  let terms = TERMS
  return {
    [`GET /api/cars/${CAR.id}`]: () => Response.json(CAR),
    'GET /api/contact-information': () => Response.json(CONTACT),
    'GET /api/visit-slots': () => Response.json({ slots: [] }),
    'GET /api/booking-terms': () => Response.json(terms),
    [ASK]: () => Response.json({ proofId: PROOF, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
    'POST /api/auth/otp/verify': () => new Response(null, { status: 204 }),
    async [BOOK](request) {
      terms = CHANGED
      const { termsVersion } = (await request.json()) as { termsVersion: string }
      return termsVersion === terms.version
        ? Response.json({ id: SECRET }, { status: 201 })
        : refusal(409, 'terms_changed')
    },
  }
}

function pageIn(language: Language) {
  const path = `${pathFor('interested', language, { id: CAR.id })}?${WAY}=${BOOKING}`
  const routes: RouteObject[] = [
    {
      id: 'page',
      path: pathFor('interested', language, { id: CAR.id }).replace(CAR.id, ':id'),
      Component: InterestedPage,
      loader,
      action,
      shouldRevalidate,
      HydrateFallback: () => null,
    },
    { path: pathFor('booking', language, { token: SECRET }), element: <p>booked</p> },
  ]
  return { path, routes }
}

/** Sends a form as a browser without script does. Resolves with the page that it gets, and its status. */
async function sendWithoutScript(fields: Readonly<Record<string, string>>, language: Language) {
  const answers = changingApi()
  const { path, routes } = pageIn(language)
  const context = new RouterContextProvider()
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    return answer === undefined ? refusal(404, 'not_found') : answer(request)
  }
  context.set(siteContext, { fetchApi, host: 'localhost', idempotencyKey: null })
  const handler = createStaticHandler(routes)
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const answered = await handler.query(request, { requestContext: context })
  if (answered instanceof Response) throw new Error(`The page has led away, with ${answered.status}`)
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <I18nContext value={{ i18n: translatorOf(language) }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, answered)}
        context={answered}
        hydrate={false}
      />
    </I18nContext>,
  )
  return { page: within(page), status: answered.statusCode }
}

describe.each(['fr', 'ar'] as const)('booking a car, in %s', (language) => {
  it('shows terms that have changed meanwhile, keeps what was typed and verified, and books on them', async () => {
    const { t, user, calls } = await openPage({ language, ...pageIn(language), answers: changingApi() })
    const click = (name: string) => user.click(screen.getByRole('button', { name }))
    const formOf = (button: string) => screen.getByRole('button', { name: button }).closest('form')?.textContent
    const termsOf = ({ deposit, holdDays }: BookingTerms) => t('car.booking.deposit', { count: holdDays, deposit })
    await user.type(await screen.findByRole('textbox', { name: t('account:signUp.fullName') }), NAME)
    await user.type(screen.getByLabelText(t('callback.phone'), { exact: false }), '0661234567')
    await user.type(screen.getByRole('textbox', { name: new RegExp(t('account:signUp.email')) }), 'salma@example.org')
    await user.click(screen.getByRole('radio', { name: t('booking:contact.email') }))
    await click(t('account:profile.sendCode'))
    await user.type(await screen.findByLabelText(t('account:code.label'), { exact: false }), '12345')
    await click(t('actions.confirm'))
    await screen.findByRole('heading', { name: t('booking:deposit.title') })
    expect(formOf(t('car.action.book'))).toContain(termsOf(TERMS))
    await click(t('car.action.book'))

    await waitFor(() => expect(formOf(t('car.action.book'))).toContain(termsOf(CHANGED)))
    expect(formOf(t('car.action.book'))).not.toContain(termsOf(TERMS))
    expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.terms_changed'))
    expect(screen.getByText(NAME)).toBeTruthy()
    await click(t('car.action.book'))
    await screen.findByText('booked')

    const sentTo = (wanted: string) =>
      calls.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === wanted)
    expect(sentTo(ASK)).toHaveLength(1)
    const [first, second] = await Promise.all(sentTo(BOOK).map(async (sent) => (await sent.json()) as object))
    expect(first).toMatchObject({ fullName: NAME, proofId: PROOF, termsVersion: TERMS.version })
    expect(second).toEqual({ ...first, termsVersion: CHANGED.version })
  })

  it('goes back from the code to the contact as it was typed, and takes another one', async () => {
    const { t, user, calls } = await openPage({ language, ...pageIn(language), answers: changingApi() })
    const email = () => screen.findByRole('textbox', { name: new RegExp(t('account:signUp.email')) })
    const ask = () => user.click(screen.getByRole('button', { name: t('account:profile.sendCode') }))
    await user.type(await screen.findByRole('textbox', { name: t('account:signUp.fullName') }), NAME)
    await user.type(screen.getByLabelText(t('callback.phone'), { exact: false }), '0661234567')
    await user.type(await email(), 'salma@example.or')
    await user.click(screen.getByRole('radio', { name: t('booking:contact.email') }))
    await ask()
    await user.click(await screen.findByRole('button', { name: t('account:code.other') }))
    await user.type(await email(), 'g')
    await ask()
    await screen.findByText(t('account:code.sentTo', { destination: 'salma@example.org', minutes: CODE_MINUTES }))
    const asked = calls.filter(({ url }) => url.endsWith('/auth/otp'))
    const bodies = (await Promise.all(asked.map((call) => call.json()))) as { destination: string }[]
    expect(bodies.map(({ destination }) => destination)).toEqual(['salma@example.or', 'salma@example.org'])
  })

  it('shows them without script too, in a form that holds their version', async () => {
    const typed = { fullName: NAME, phone: '0661234567', email: 'salma@example.org', channel: 'email' }
    const sent = { ...typed, [VERIFICATION]: PROOF, [STEP]: KNOWN, [TERMS_VERSION]: TERMS.version }
    const { page, status } = await sendWithoutScript(sent, language)
    expect(status).toBe(409)
    const { t } = translatorOf(language)
    const form = page.getByRole('button', { name: t('car.action.book') }).closest('form')
    if (form === null) throw new Error('The button is in no form')
    expect(form.textContent).toContain(t('errors.problem.terms_changed'))
    expect(form.textContent).toContain(t('car.booking.deposit', { count: CHANGED.holdDays, deposit: CHANGED.deposit }))
    const held = Object.fromEntries(new FormData(form))
    expect(held).toMatchObject({ ...sent, [TERMS_VERSION]: CHANGED.version })
  })
  it('goes back from the last step without script, to a form that holds all that was typed and verified', async () => {
    const typed = { fullName: NAME, phone: '0661234567', email: 'salma@example.org', channel: 'email' }
    const sent = { ...typed, [VERIFICATION]: PROOF, [STEP]: KNOWN, [TERMS_VERSION]: TERMS.version }
    const { t } = translatorOf(language)
    const held = async (to: string, button: string) => {
      const { page, status } = await sendWithoutScript({ ...sent, [TO]: to }, language)
      expect(status).toBe(200)
      const form = page.getByRole('button', { name: button }).closest('form')
      expect(form?.getAttribute('method')).toBe('post')
      return Object.fromEntries(new FormData(form ?? undefined))
    }
    expect(await held('contact', t('account:profile.sendCode'))).toMatchObject({
      ...typed,
      [PROVEN]: PROOF,
      [PROVEN_CONTACT]: typed.email,
    })
    expect(await held('terms', t('actions.continue'))).toMatchObject({ ...typed, [VERIFICATION]: PROOF })
    expect(await held('last', t('car.action.book'))).toMatchObject(sent)
  })
})

it('says from which number the team calls, once a call was asked for', async () => {
  const { routes } = pageIn('fr')
  const path = `${pathFor('interested', 'fr', { id: CAR.id })}?${SENT}=${CALLBACK}`
  const { container, t } = await openPage({ language: 'fr', path, routes, answers: changingApi() })
  await screen.findByRole('heading', { level: 1 })
  const said = container.querySelector(`form#${CALLBACK} p[role=status]`)?.textContent
  expect(said).toContain(t('success.callbackSent'))
  expect(said).toContain(t('meta:contactUs.calls', { phone: '05\u00a022\u00a012\u00a034\u00a056' }))
})

it.each(['fr', 'ar'] as const)('says that the car was sold after a time was chosen, in %s', async (language) => {
  const { routes } = pageIn(language)
  const path = `${pathFor('interested', language, { id: CAR.id })}?${WAY}=${VISIT}&${SLOT}=20260605T0900Z-casablanca`
  const answers: ApiAnswers = {
    ...changingApi(),
    [`GET /api/cars/${CAR.id}`]: () => Response.json({ ...CAR, status: 'sold' }),
    [`GET /api/cars/${CAR.id}/similar`]: () => Response.json({ cars: [] }),
  }
  const { t } = await openPage({ language, path, routes, answers })
  expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.car_not_available'))
  expect(screen.getByRole('heading', { name: t('callback.title') })).toBeTruthy()
})

it('shows another day that is chosen after a time, and keeps the test drive', async () => {
  const { routes } = pageIn('fr')
  const slotAt = (startsAt: string) => ({ id: startsAt, startsAt, endsAt: startsAt, store: null, free: true })
  const slots = [slotAt('2026-06-05T09:00:00Z'), slotAt('2026-06-08T10:30:00Z')]
  const answers: ApiAnswers = { ...changingApi(), 'GET /api/visit-slots': () => Response.json({ slots }) }
  const chosen = { [WAY]: VISIT, [SLOT]: slots[0]?.id ?? '', [DAY]: '2026-06-08', [TEST_DRIVE]: 'on' }
  const path = `${pathFor('interested', 'fr', { id: CAR.id })}?${new URLSearchParams(chosen).toString()}`
  const { container } = await openPage({ language: 'fr', path, routes, answers })
  await screen.findByRole('heading', { level: 1 })
  const form = container.querySelector<HTMLFormElement>(`form#${VISIT}`)
  expect(form?.querySelector('nav [aria-current=date]')?.getAttribute('value')).toBe('2026-06-08')
  expect(new FormData(form ?? undefined).get(TEST_DRIVE)).toBe('on')
  expect(screen.queryByRole('alert')).toBeNull()
})
