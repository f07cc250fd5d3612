// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { ActionFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { ASK_FORM } from '../features/ask/ask.ts'
import { AskQuestion } from '../features/ask/AskQuestion.tsx'
import { callbackForm } from '../features/callback/callback.ts'
import { CallbackForm } from '../features/callback/CallbackForm.tsx'
import { CONTACT_FORM } from '../features/contact/contact-form.ts'
import { ContactForm } from '../features/contact/ContactForm.tsx'
import { WANTED_FORM } from '../features/listing/wanted.ts'
import { WantedForm } from '../features/listing/WantedForm.tsx'
import { NEWSLETTER_FORM } from '../parts/newsletter/newsletter.ts'
import { NewsletterForm } from '../parts/newsletter/NewsletterForm.tsx'
import { FORM_KEY } from '../request/form-key.ts'
import type { FormState } from '../state/form-state.ts'
import { asDataRequest } from '../testing/as-data-request.ts'
import { type ApiAnswers, openPage, refusal } from '../testing/open-page.tsx'
import type { Texts } from '../texts/use-texts.ts'
import { answerForm } from './answer-form.ts'

/** A form as the product shows it, and as a visitor fills it in: `fields` by their labels, `wrong` in those that are checked. */
type Tried = {
  name: string
  path: (language: Language) => string
  element: (action: string) => ReactElement
  answer: (args: ActionFunctionArgs) => Promise<unknown>
  call: string
  title: (t: Texts['t']) => string
  submit: (t: Texts['t']) => string
  sent: (t: Texts['t']) => string
  fields: (t: Texts['t']) => { label: string; right: string; wrong: string; issue: string }[]
}

const CAR = '4k7q2pxa'

const FORMS: Tried[] = [
  {
    name: 'a question',
    path: (language) => pathFor('faqs', language),
    element: () => <AskQuestion />,
    answer: (args) => answerForm(args, ASK_FORM),
    call: 'POST /api/questions',
    title: (t) => t('home.questions.ask.title'),
    submit: (t) => t('home.questions.ask.submit'),
    sent: (t) => t('success.questionSent'),
    fields: (t) => [
      {
        label: t('home.questions.ask.question'),
        right: 'Is it still there?',
        wrong: ' ',
        issue: t('validation.message'),
      },
      { label: t('home.questions.ask.email'), right: 'awa@example.com', wrong: 'awa@', issue: t('validation.email') },
    ],
  },
  {
    name: 'a wish to be called back',
    path: (language) => pathFor('buyCars', language),
    element: (action) => <CallbackForm action={action} />,
    answer: (args) => answerForm(args, callbackForm(CAR)),
    call: 'POST /api/callbacks',
    title: (t) => t('callback.title'),
    submit: (t) => t('callback.submit'),
    sent: (t) => t('success.callbackSent'),
    fields: (t) => [
      { label: t('callback.name'), right: 'Awa', wrong: ' ', issue: t('validation.name') },
      {
        label: t('callback.phone'),
        right: '06 61 23 45 67',
        wrong: '12',
        issue: t('validation.digitsMin', { count: 9 }),
      },
    ],
  },
  {
    name: 'a message to the team',
    path: (language) => pathFor('contactUs', language),
    element: () => <ContactForm subjects={[]} />,
    answer: (args) => answerForm(args, CONTACT_FORM),
    call: 'POST /api/contact-queries',
    title: (t) => t('contact.form.title'),
    submit: (t) => t('contact.form.submit'),
    sent: (t) => t('success.querySubmitted'),
    fields: (t) => [
      { label: t('contact.form.name'), right: 'Awa', wrong: ' ', issue: t('validation.name') },
      { label: t('contact.form.email'), right: 'awa@example.com', wrong: 'awa@', issue: t('validation.email') },
      {
        label: t('contact.form.phone'),
        right: '06 61 23 45 67',
        wrong: '12',
        issue: t('validation.digitsMin', { count: 9 }),
      },
      { label: t('contact.form.message'), right: 'Where are you?', wrong: ' ', issue: t('validation.message') },
    ],
  },
  {
    name: 'a car to look for',
    path: (language) => pathFor('buyCars', language),
    element: (action) => <WantedForm filters={{ fuelType: ['diesel'] }} brands={[]} action={action} />,
    answer: (args) => answerForm(args, WANTED_FORM),
    call: 'POST /api/wanted-cars',
    title: (t) => t('wanted.title'),
    submit: (t) => t('wanted.submit'),
    sent: (t) => t('success.wantedSent'),
    fields: (t) => [
      { label: t('callback.name'), right: 'Awa Diop', wrong: ' ', issue: t('validation.fullName') },
      {
        label: t('callback.phone'),
        right: '06 61 23 45 67',
        wrong: '12',
        issue: t('validation.digitsMin', { count: 9 }),
      },
    ],
  },
  {
    name: 'the newsletter',
    path: (language) => pathFor('blog', language),
    element: () => <NewsletterForm />,
    answer: (args) => answerForm(args, NEWSLETTER_FORM),
    call: 'POST /api/subscribers',
    title: (t) => t('newsletter.title'),
    submit: (t) => t('newsletter.submit'),
    sent: (t) => t('newsletter.pending'),
    fields: (t) => [
      { label: t('newsletter.email'), right: 'awa@example.com', wrong: 'awa', issue: t('validation.email') },
    ],
  },
]

/** An action that answers a form sent by script, to its page's data. */
function sentByScript(answer: Tried['answer']) {
  return async (args: ActionFunctionArgs) => answer({ ...args, request: await asDataRequest(args.request) })
}

async function open(tried: Tried, language: Language, answers: ApiAnswers, answered?: FormState) {
  const path = tried.path(language)
  const page = await openPage({
    language,
    path,
    routes: [{ id: 'page', path, element: tried.element(path), action: sentByScript(tried.answer) }],
    answers,
    ...(answered === undefined ? {} : { hydrationData: { loaderData: {}, actionData: { page: answered } } }),
  })
  const fields = tried.fields(page.t)
  const control = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
  const fill = async (which: 'right' | 'wrong') => {
    for (const { label, [which]: text } of fields) {
      await page.user.clear(control(label))
      await page.user.type(control(label), text)
    }
  }
  const button = () => screen.getByRole('button')
  const send = () => page.user.click(button())
  const typed = () => fields.map(({ label }) => control(label).value)
  return { ...page, fields, control, fill, button, send, typed }
}

/** Opens the page that answers a form sent without script: what is typed in each field is the field's own name. */
async function openAnswered(tried: Tried, language: Language) {
  const { container, fields, control } = await open(tried, language, {})
  const form = container.querySelector('form')?.id ?? ''
  const fieldNames = fields.map(({ label }) => control(label).name)
  cleanup()
  const values = Object.fromEntries(fieldNames.map((name) => [name, name]))
  const state: FormState = { form, sent: false, issues: {}, problem: 'unavailable', values, code: null }
  return { fieldNames, ...(await open(tried, language, {}, state)) }
}

const taken = () => Response.json({ id: CAR }, { status: 201 })

describe.each(['fr', 'ar'] as const)('in %s', (language) => {
  describe.each(FORMS)('$name', (tried) => {
    it('says at each field what is wrong with it, sends nothing and loses nothing', async () => {
      const { fields, control, fill, send, typed, calls, t } = await open(tried, language, {})
      await fill('wrong')
      await send()
      const summary = await screen.findByRole('region', { name: t('validation.summary') })
      expect(document.activeElement).toBe(summary)
      for (const { label, wrong, issue } of fields) {
        expect(within(summary).getByRole('link', { name: issue })).toBeTruthy()
        expect(control(label).getAttribute('aria-invalid')).toBe('true')
        expect(control(label).getAttribute('aria-describedby')).not.toBeNull()
        expect(control(label).value).toBe(wrong)
      }
      expect(typed()).toEqual(fields.map(({ wrong }) => wrong))
      expect(calls).toEqual([])
    })

    it('is there as it was typed on a page that came back without script', async () => {
      const { fieldNames, typed } = await openAnswered(tried, language)
      expect(fieldNames.length).toBeGreaterThan(0)
      expect(typed()).toEqual(fieldNames)
    })

    it('says why it was refused, and keeps what was typed for another try', async () => {
      const answers = [refusal(503, 'unavailable'), taken()]
      const { fields, fill, send, typed, calls, t } = await open(tried, language, {
        [tried.call]: () => answers.shift() ?? taken(),
      })
      await fill('right')
      await send()
      expect((await screen.findByRole('alert')).textContent).toContain(t('errors.problem.unavailable'))
      expect(typed()).toEqual(fields.map(({ right }) => right))
      await send()
      await screen.findByText(tried.sent(t))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(calls).toHaveLength(2)
    })

    it('is the same one when it is sent again after a fault, and another one as soon as it was changed', async () => {
      const answers = [refusal(503, 'unavailable'), refusal(500, 'internal'), refusal(409, 'conflict')]
      const { fields, fill, send, button, control, user, calls, t } = await open(tried, language, {
        [tried.call]: () => answers.shift() ?? taken(),
      })
      await fill('right')
      for (const count of [1, 2, 3, 4]) {
        if (count === 3) await user.type(control(fields[0]?.label ?? ''), 'a')
        await send()
        await waitFor(() => expect([calls.length, button().textContent]).toEqual([count, tried.submit(t)]))
        await act(async () => undefined)
      }
      const [first, again, changed, afterRefusal] = calls.map(({ headers }) => headers.get('idempotency-key'))
      expect(again).toBe(first)
      expect(new Set([first, changed, afterRefusal]).size).toBe(3)
    })

    it('says that it is being sent, and sends nothing twice meanwhile', async () => {
      let answer: (response: Response) => void = () => undefined
      const { fill, send, button, calls, t } = await open(tried, language, {
        [tried.call]: () => new Promise<Response>((resolve) => (answer = resolve)),
      })
      await fill('right')
      await send()
      await waitFor(() => expect(button().textContent).toBe(t('progress.sending')))
      await send()
      expect(calls).toHaveLength(1)
      answer(taken())
      await waitFor(() => expect(button().textContent).toBe(tried.submit(t)))
    })

    it('says that it was taken, is empty then, and would be another one the next time', async () => {
      const { fields, fill, send, typed, calls, container, t } = await open(tried, language, { [tried.call]: taken })
      const key = () => container.querySelector<HTMLInputElement>(`input[name=${FORM_KEY}]`)?.value
      const keyBefore = key()
      await fill('right')
      await send()
      expect((await screen.findByText(tried.sent(t))).closest('[role="status"]')).not.toBeNull()
      await waitFor(() => expect(typed()).toEqual(fields.map(() => '')))
      await waitFor(() => expect(key()).not.toBe(keyBefore))
      await fill('right')
      const said = screen.getByText(tried.sent(t))
      await send()
      // It is announced again, since it is another element.
      await waitFor(() => expect(said.isConnected).toBe(false))
      screen.getByText(tried.sent(t))
      const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'))
      expect(first).toMatch(/^[0-9a-f-]{36}$/)
      expect(second).not.toBe(first)
      expect(calls[0]?.headers.get('accept-language')).toBe(language)
    })
  })
})

describe('who asks for a call', () => {
  it.each(FORMS.filter(({ call }) => /callbacks|wanted/.test(call)))(
    'with $name chooses when and in which language, at first that of the page',
    async (tried) => {
      const sent: unknown[] = []
      const { fields, fill, send, typed, user, t } = await open(tried, 'ar', {
        [tried.call]: async (request) => {
          sent.push(await request.json())
          return taken()
        },
      })
      await fill('right')
      await user.selectOptions(screen.getByRole('combobox', { name: t('callback.time') }), 'evening')
      await send()
      await screen.findByText(tried.sent(t))
      expect(sent[0]).toMatchObject({ preferredTime: 'evening', language: 'ar' })
      await waitFor(() => expect(typed()).toEqual(fields.map(() => '')))
      await fill('right')
      await user.selectOptions(screen.getByRole('combobox', { name: t('callback.language') }), 'Français')
      await send()
      await waitFor(() => expect(sent).toHaveLength(2))
      expect(sent[1]).toMatchObject({ language: 'fr' })
    },
  )
})
