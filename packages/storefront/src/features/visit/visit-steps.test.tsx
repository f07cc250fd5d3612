// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { DAY, type FreeSlot, SLOT, type SlotChoice } from '../../parts/appointments/load-slots.ts'
import { WAY } from '../../parts/appointments/way.ts'
import { askedCode } from '../../parts/contact-verification/answer-code.ts'
import type { FormState } from '../../state/form-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { answerVisit } from './visit-form.ts'
import { TEST_DRIVE, VISIT, VisitSteps, VisitTime } from './VisitSteps.tsx'

const CAR = '4k7q2pxa'
const SECRET = 'kq3v9b2m7x1c5z8n4h6j0w'
const USER = { fullName: 'Salma Bennani', phone: '06 61 23 45 67', email: 'salma@example.org', isVerified: true }
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'

const slot = (time: string): FreeSlot => ({
  id: `20261124T${time.replace(':', '')}Z-casablanca`,
  day: '2026-11-24',
  weekday: 2,
  time,
  store: 'Casablanca',
})
const [first, second] = [slot('09:00'), slot('09:45')]
const FREE: SlotChoice = {
  days: [first],
  day: first.day,
  slots: [first, second],
  next: [],
  chosen: first,
  manyStores: false,
  hasFailed: false,
}
const FAILED: SlotChoice = { ...FREE, days: [], day: null, slots: [], chosen: null, hasFailed: true }
const GONE: SlotChoice = { ...FREE, slots: [second], next: [second], chosen: null }

/** An API that verifies a guest's number, and answers visits one after the other. */
function apiOf(visits: Response[]): ApiAnswers {
  return {
    'POST /api/auth/otp': () =>
      Response.json({ proofId: VERIFICATION, channel: 'phone', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
    'POST /api/auth/otp/verify': () => new Response(null, { status: 204 }),
    'POST /api/visits': () => visits.shift() ?? Response.error(),
  }
}

describe.each(['fr', 'ar'] as const)('the steps of a visit, in %s', (language) => {
  /** Opens the step after a time was chosen; once it is refused, the page is loaded with what is free then. */
  async function open(
    answers: ApiAnswers,
    choices: SlotChoice[],
    { user = USER, asked }: { user?: typeof USER | null; asked?: FormState } = {},
  ) {
    const path = pathFor('interested', language, { id: CAR })
    let loads = 0
    const page = await openPage({
      language,
      path,
      routes: [
        {
          id: 'steps',
          path,
          loader: () => choices[Math.min(loads++, choices.length - 1)] ?? null,
          action: async (args) => answerVisit(args, await args.request.formData(), CAR),
          Component: function Page() {
            const choice = useLoaderData<SlotChoice>()
            const chosen = { slot: first.id, testDrive: 'on' }
            return (
              <VisitSteps page={path} signIn="/sign-in" choice={choice} user={user} chosen={chosen} asked={asked} />
            )
          },
          HydrateFallback: () => null,
        },
        { path: pathFor('visit', language, { token: SECRET }), element: <p>scheduled</p> },
      ],
      answers,
    })
    const { t, user: hands } = page
    await screen.findByRole('heading', { name: t('car.action.visit') })
    return { ...page, click: (name: string) => hands.click(screen.getByRole('button', { name })) }
  }

  /** Gives a guest's name and number, and the code that verifies it. */
  async function verify({ t, user, click }: Awaited<ReturnType<typeof open>>) {
    await user.type(screen.getByRole('textbox', { name: t('account:signUp.fullName') }), 'Salma Bennani')
    await user.type(screen.getByLabelText(t('callback.phone'), { exact: false }), '0661234567')
    await click(t('account:profile.sendCode'))
    await user.type(await screen.findByRole('textbox', { name: t('account:code.label') }), '12345')
    await click(t('actions.confirm'))
  }

  it('ask who has signed in since a code was sent for none', async () => {
    const [channel, destination] = ['phone', '0661234567'] as const
    const code = askedCode({ proofId: VERIFICATION, channel, destination, resendAfter: 60, again: false })
    const asked = { form: VISIT, sent: false, issues: {}, problem: null, values: {}, code }
    const { t } = await open({}, [FREE], { user: USER, asked })
    expect(screen.getByText(t('booking:contact.known'))).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: t('account:code.label') })).toBeNull()
  })

  it('offer the next free times for one that another visitor has taken, and ask for no second code', async () => {
    const answers = apiOf([
      refusal(409, 'slot_not_available'),
      refusal(422, 'validation_failed', [{ path: '/body/slot', code: 'invalid' }]),
      Response.json({ id: SECRET }, { status: 201 }),
    ])
    const page = await open(answers, [FREE, GONE], { user: null })
    const { t, user, calls, click } = page
    await verify(page)
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
    await screen.findByRole('radio', { name: t('booking:moment', second) })
    // A browser that does not ask for what is required.
    screen
      .getByRole('button', { name: t('booking:move.submit') })
      .closest('form')
      ?.setAttribute('novalidate', '')
    await click(t('booking:move.submit'))
    await screen.findByRole('link', { name: t('validation.invalid') })
    await user.click(screen.getByRole('radio', { name: t('booking:moment', second) }))
    await click(t('booking:move.submit'))
    await screen.findByText('scheduled')
    const scheduled = await Promise.all(calls.filter(({ url }) => url.endsWith('/visits')).map((call) => call.json()))
    const person = { car: CAR, fullName: 'Salma Bennani', phone: '0661234567', proofId: VERIFICATION, consent: true }
    expect(scheduled).toEqual([
      { ...person, slot: first.id, testDrive: true },
      { ...person, slot: '', testDrive: true },
      { ...person, slot: second.id, testDrive: true },
    ])
  })

  it('keep the time that was chosen in place of one that was gone, whatever else refuses it', async () => {
    const answers = apiOf([
      refusal(409, 'slot_not_available'),
      refusal(409, 'too_many_open'),
      Response.json({ id: SECRET }, { status: 201 }),
    ])
    const page = await open(answers, [FREE, GONE], { user: null })
    const { t, user, calls, click } = page
    await verify(page)
    await user.click(await screen.findByRole('radio', { name: t('booking:moment', second) }))
    await click(t('booking:move.submit'))
    await screen.findByText(t('booking:tooMany.visit'))
    await click(t('booking:move.submit'))
    await screen.findByText('scheduled')
    const scheduled = await Promise.all(calls.filter(({ url }) => url.endsWith('/visits')).map((call) => call.json()))
    expect(scheduled.map(({ slot: sent }) => sent)).toEqual([first.id, second.id, second.id])
  })

  it('send no code to a fixed line, and say so at its field', async () => {
    const { t, user, calls, click } = await open({}, [FREE], { user: null })
    await user.type(screen.getByRole('textbox', { name: t('account:signUp.fullName') }), 'Salma Bennani')
    await user.type(screen.getByLabelText(t('callback.phone'), { exact: false }), '0522123456')
    await click(t('account:profile.sendCode'))
    await screen.findByRole('link', { name: t('validation.phoneFixed') })
    expect(calls.filter(({ url }) => url.endsWith('/otp'))).toEqual([])
  })

  it('offer other times where the one in the address is gone', async () => {
    const { t } = await open({}, [GONE])
    expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.slot_not_available'))
    expect(screen.getByRole('radio', { name: t('booking:moment', second) })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('keep the wish for a test drive on the way back to the days, and from one to another', async () => {
    const { t, unmount } = await open({}, [FREE])
    const back = screen.getByRole('link', { name: t('booking:move.title') }).getAttribute('href') ?? ''
    const wish = new URL(back, 'http://localhost').searchParams.get(TEST_DRIVE)
    unmount()
    const path = pathFor('interested', language, { id: CAR })
    const element = <VisitTime path={path} choice={FREE} testDrive={wish ?? ''} />
    const { container, user } = await openPage({ language, path, routes: [{ path, element }] })
    const [day] = container.querySelectorAll<HTMLButtonElement>('nav button')
    const sent = () => Object.fromEntries(new FormData(day?.form ?? undefined, day))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect([day?.form?.method, day?.formNoValidate, sent()]).toEqual([
      'get',
      true,
      { [DAY]: first.day, [SLOT]: first.id, [TEST_DRIVE]: 'on', [WAY]: VISIT },
    ])
    // Also where it was ticked on this page, before any script has run.
    await user.click(screen.getByRole('checkbox'))
    expect(sent()).not.toHaveProperty(TEST_DRIVE)
  })

  it('keep the time of the address where times could not be loaded, and do not call it gone', async () => {
    const { t, container, click } = await open({}, [FAILED, FREE])
    expect(screen.getByRole('alert').textContent).toBe(t('errors.screenNotLoaded'))
    expect(container.textContent).not.toContain(t('booking:visit.none'))
    await click(t('actions.continue'))
    expect(await screen.findByText(t('booking:contact.known'))).toBeTruthy()
  })
})

it('times that could not be loaded are not said to be taken', async () => {
  const path = '/interested/1'
  const { t } = await openPage({
    language: 'en',
    path,
    routes: [{ path, element: <VisitTime path={path} choice={FAILED} testDrive="" /> }],
  })
  expect(screen.getByRole('alert').textContent).toBe(t('errors.screenNotLoaded'))
  expect(screen.queryByText(t('booking:visit.none'))).toBeNull()
})
