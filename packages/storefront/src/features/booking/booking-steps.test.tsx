// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { REQUEST_HOURS } from '@otosafi/domain/booking/take-step'
import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { KnownUser } from '../../parts/appointments/contact-fields.ts'
import { STAGE } from '../../parts/appointments/stage.ts'
import { askedCode } from '../../parts/contact-verification/answer-code.ts'
import type { FormState } from '../../state/form-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerBooking } from './booking-form.ts'
import { BOOKING, BookingSteps } from './BookingSteps.tsx'

const CAR = '4k7q2pxa'
const TERMS = {
  deposit: 3000,
  currency: 'MAD',
  holdDays: 7,
  refund: 'full',
  refundDays: 30,
  version: '3000-MAD-7-full-30',
} as const
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const EMAIL = 'salma@example.org'

const ask = 'POST /api/auth/otp'
const verify = 'POST /api/auth/otp/verify'
const book = 'POST /api/bookings'

const asked = () =>
  Response.json({ proofId: VERIFICATION, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 })
const verified = () => new Response(null, { status: 204 })
const GUEST: ApiAnswers = { [ask]: asked, [verify]: verified }

describe.each(['fr', 'ar'] as const)('the steps of a booking, in %s', (language) => {
  async function open(
    answers: ApiAnswers,
    user: KnownUser | null = null,
    { answered, asked }: { answered?: FormState; asked?: FormState } = {},
  ) {
    const path = pathFor('interested', language, { id: CAR })
    const page = await openPage({
      language,
      path,
      routes: [
        {
          id: 'page',
          path,
          element: <BookingSteps path={path} signIn="/sign-in" user={user} terms={TERMS} asked={asked} />,
          action: async (args) => answerBooking(args, await args.request.formData(), CAR),
        },
        { path: pathFor('booking', language, { token: SECRET }), element: <p>booked</p> },
      ],
      answers,
      ...(answered === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { page: answered } } }),
    })
    const { t } = page
    const click = (name: string) => page.user.click(screen.getByRole('button', { name }))
    const type = (label: string, text: string) => page.user.type(screen.getByLabelText(label, { exact: false }), text)
    async function fillContact() {
      await type(t('account:signUp.fullName'), 'Salma Bennani')
      await type(t('callback.phone'), '0661234567')
      await page.user.type(screen.getByRole('textbox', { name: new RegExp(t('account:signUp.email')) }), EMAIL)
      await page.user.click(screen.getByRole('radio', { name: t('booking:contact.email') }))
      await click(t('account:profile.sendCode'))
      await screen.findByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })
    }
    async function verify() {
      await fillContact()
      await type(t('account:code.label'), '12345')
      await click(t('actions.confirm'))
      await screen.findByRole('heading', { name: t('booking:deposit.title') })
    }
    return { ...page, click, type, fillContact, verify }
  }

  it('state the terms before anything is asked, and lead a guest by a code to the page of the booking', async () => {
    const { t, calls, verify, click } = await open({
      ...GUEST,
      [book]: () => Response.json({ id: SECRET }, { status: 201 }),
    })
    const terms = screen.getByText(t('booking:terms.free'))
    expect(terms.compareDocumentPosition(screen.getByRole('textbox', { name: t('account:signUp.fullName') }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await verify()
    for (const typed of ['Salma Bennani', '0661234567', EMAIL]) expect(screen.getByText(typed)).toBeTruthy()
    const accepted = [
      t('booking:terms.accept'),
      t('booking:terms.first', { hours: REQUEST_HOURS }),
      t('car.booking.deposit', { count: TERMS.holdDays, deposit: TERMS.deposit }),
      t('car.booking.refund.full'),
      t('booking:terms.refundDays', { count: 30 }),
      t('booking:terms.free'),
      t('car.action.book'),
    ].join('')
    expect(screen.getByRole('button', { name: t('car.action.book') }).closest('form')?.textContent).toContain(accepted)
    await click(t('car.action.book'))
    await screen.findByText('booked')
    const booked = calls.at(-1)
    expect(booked?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await booked?.json()).toEqual({
      car: CAR,
      termsVersion: TERMS.version,
      fullName: 'Salma Bennani',
      phone: '0661234567',
      email: EMAIL,
      proofId: VERIFICATION,
      consent: true,
    })
  })

  it('lead back to the contact with all that was typed, and ask for a code again only where it has changed', async () => {
    const { t, calls, verify, click, user } = await open({
      ...GUEST,
      [book]: () => Response.json({ id: SECRET }, { status: 201 }),
    })
    const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })
    const codes = () => calls.filter(({ url }) => new URL(url).pathname === '/api/auth/otp').length
    await verify()
    await click(t('booking:change.contact'))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: t('account:signUp.fullName') })
    expect([name.value, field(t('callback.phone')).value, field(t('account:signUp.email')).value]).toEqual([
      'Salma Bennani',
      '0661234567',
      EMAIL,
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: t('booking:contact.email') }).checked).toBe(true)
    await user.clear(name)
    await user.type(name, 'S')
    await user.clear(name)
    await click(t('account:profile.sendCode'))
    await screen.findByRole('region', { name: t('validation.summary') })
    await user.type(name, 'Salma El Fassi')
    await click(t('account:profile.sendCode'))
    await screen.findByRole('heading', { name: t('booking:deposit.title') })
    expect(codes()).toBe(1)
    await click(t('booking:change.contact'))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(t('account:signUp.email')) }), '.ma')
    await click(t('account:profile.sendCode'))
    await screen.findByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })
    expect(codes()).toBe(2)
  })

  it('lead back to the terms, and from there to the button that books; each step begins at its heading', async () => {
    const { t, calls, verify, click } = await open({
      ...GUEST,
      [book]: () => Response.json({ id: SECRET }, { status: 201 }),
    })
    await verify()
    expect(document.activeElement?.textContent).toBe(t('booking:deposit.title'))
    await click(t('booking:change.terms'))
    await screen.findByText(t('booking:steps.position', { step: 1, all: 4 }))
    expect(document.activeElement?.textContent).toBe(t('car.action.book'))
    await click(t('actions.continue'))
    await screen.findByRole('heading', { name: t('booking:deposit.title') })
    expect(document.activeElement?.textContent).toBe(t('booking:deposit.title'))
    await click(t('car.action.book'))
    await screen.findByText('booked')
    expect(await calls.at(-1)?.json()).toMatchObject({ fullName: 'Salma Bennani', email: EMAIL, proofId: VERIFICATION })
  })

  it('lead from the code to the field in which another contact is typed', async () => {
    const { t, fillContact, click } = await open(GUEST)
    await fillContact()
    await click(t('account:code.other'))
    const field = await screen.findByRole('textbox', { name: new RegExp(t('account:signUp.email')) })
    expect(document.activeElement).toBe(field)
  })

  it('go on from the code where the page was loaded again meanwhile, with all that was typed', async () => {
    const values = { fullName: 'Salma Bennani', phone: '0661234567', email: EMAIL }
    const [channel, destination] = ['email', EMAIL] as const
    const code = askedCode({ proofId: VERIFICATION, channel, destination, resendAfter: 60, again: false })
    const asked = { form: BOOKING, sent: false, issues: {}, problem: null, values, code }
    const answers = { ...GUEST, [book]: () => Response.json({ id: SECRET }, { status: 201 }) }
    const { t, calls, type, click } = await open(answers, null, { asked })
    await type(t('account:code.label'), '12345')
    await click(t('actions.confirm'))
    await screen.findByRole('heading', { name: t('booking:deposit.title') })
    await click(t('car.action.book'))
    await screen.findByText('booked')
    expect(await calls.at(-1)?.json()).toMatchObject({ ...values, proofId: VERIFICATION })
  })

  it('name what is missing before they ask the server', async () => {
    const { t, calls, click } = await open({})
    await click(t('account:profile.sendCode'))
    await screen.findByRole('region', { name: t('validation.summary') })
    expect(calls).toEqual([])
  })

  it('tell a wrong code, and keep what was typed before', async () => {
    let tries = 0
    const { t, fillContact, type, click, calls } = await open({
      ...GUEST,
      [verify]: () => ((tries += 1) === 1 ? refusal(422, 'otp_invalid') : verified()),
      [book]: () => refusal(503, 'unavailable'),
    })
    await fillContact()
    await type(t('account:code.label'), '00000')
    await click(t('actions.confirm'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.otp_invalid'))
    await type(t('account:code.label'), '12345')
    await click(t('actions.confirm'))
    await screen.findByRole('heading', { name: t('booking:deposit.title') })
    await click(t('car.action.book'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.unavailable'))
    expect(await calls.at(-1)?.json()).toMatchObject({ fullName: 'Salma Bennani', proofId: VERIFICATION })
  })

  it('say that enough bookings are open', async () => {
    const { t, verify, click } = await open({ ...GUEST, [book]: () => refusal(409, 'too_many_open') })
    await verify()
    await click(t('car.action.book'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('booking:tooMany.booking'))
  })

  it('say when the same car was booked as often as may be without a deposit, and what is left to do', async () => {
    const { t, verify, click } = await open({ ...GUEST, [book]: () => refusal(409, 'booked_too_often') })
    await verify()
    await click(t('car.action.book'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.booked_too_often'))
  })

  it('begin with the contact again where its verification has run out', async () => {
    const { t, verify, click } = await open({ ...GUEST, [book]: () => refusal(410, 'otp_expired') })
    await verify()
    await click(t('car.action.book'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.otp_expired'))
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signUp.fullName') })
    expect(name.value).toBe('Salma Bennani')
  })

  it('begin with the contact again where the session has ended meanwhile, and say so', async () => {
    const values = { fullName: 'Salma Bennani', phone: '0661234567', email: EMAIL, channel: '', [STAGE]: 'last' }
    const answered = { form: BOOKING, sent: false, issues: {}, problem: null, values, code: null }
    const refused = () => refusal(422, 'validation_failed', [{ path: '/body/proofId', code: 'required', values: {} }])
    const { t, click } = await open({ [book]: refused }, null, { answered })
    await click(t('car.action.book'))
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.token_expired'))
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signUp.fullName') })
    expect(name.value).toBe('Salma Bennani')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: t('booking:contact.phone') }).checked).toBe(true)
  })

  it('ask who is signed in for no code', async () => {
    const user = { fullName: 'Salma Bennani', phone: '06 61 23 45 67', email: EMAIL, isVerified: true }
    const { t } = await open({}, user)
    expect(screen.getByText(t('booking:contact.known'))).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signUp.fullName') }).value).toBe(
      user.fullName,
    )
  })

  it('ask who has signed in since a code was sent for none', async () => {
    const user = { fullName: 'Salma Bennani', phone: '06 61 23 45 67', email: EMAIL, isVerified: true }
    const [channel, destination] = ['email', EMAIL] as const
    const code = askedCode({ proofId: VERIFICATION, channel, destination, resendAfter: 60, again: false })
    const asked = { form: BOOKING, sent: false, issues: {}, problem: null, values: {}, code }
    const { t } = await open({}, user, { asked })
    expect(screen.getByText(t('booking:contact.known'))).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: t('account:code.label') })).toBeNull()
  })

  it('ask an account that has verified nothing to do that first', async () => {
    const { t } = await open({}, { fullName: 'Salma', phone: '', email: EMAIL, isVerified: false })
    await waitFor(() => expect(screen.getByText(t('booking:contact.unverified'))).toBeTruthy())
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
