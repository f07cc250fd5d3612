// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import type { FormState } from '../../state/form-state.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { askedCode } from '../contact-verification/answer-code.ts'
import { answerNewContact } from './answer-new-contact.ts'
import { CONTACT as CONTACT_FORM } from './contact-fields.ts'
import { ContactBox } from './ContactBox.tsx'

const ID = 'kq3v9b2m7x1c5z8n4h6j0w'
const VERIFICATION = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const CHANGE = `POST /api/bookings/${ID}/contact`
const CONTACT = { channel: 'phone', hint: '•••• 4567', changeable: true } as const
const ASKED: ApiAnswers = {
  'POST /api/auth/otp': () =>
    Response.json({ proofId: VERIFICATION, channel: 'email', resendAfter: 60, expiresIn: 600 }, { status: 202 }),
  'POST /api/auth/otp/verify': () => new Response(null, { status: 204 }),
}

describe.each(['fr', 'ar'] as const)('where messages go, in %s', (language) => {
  async function open(answers: ApiAnswers, changeable = true, kept?: FormState) {
    const path = pathFor('booking', language, { token: ID })
    const params = { path: { id: ID } }
    const page = await openPage({
      language,
      path,
      routes: [
        {
          path,
          element: <ContactBox contact={{ ...CONTACT, changeable }} kept={kept} />,
          action: async (args) =>
            answerNewContact(args, await args.request.clone().formData(), (api, body) =>
              api.POST('/bookings/{id}/contact', { params, body }),
            ),
        },
      ],
      answers,
    })
    const { t, user } = page
    const send = async (typed: string) => {
      await user.type(screen.getByRole('textbox', { name: t('booking:reach.label') }), typed)
      await user.click(screen.getByRole('button', { name: t('account:profile.sendCode') }))
    }
    const verify = async () => {
      await user.type(await screen.findByRole('textbox', { name: t('account:code.label') }), '12345')
      await user.click(screen.getByRole('button', { name: t('actions.confirm') }))
    }
    return { ...page, send, verify }
  }

  it('is changed by a code that the new address was sent', async () => {
    const { t, calls, send, verify, container, router } = await open({
      ...ASKED,
      [CHANGE]: () => Response.json({ id: ID }),
    })
    expect(container.textContent).toContain(t('booking:reach.now', { contact: CONTACT.hint }))
    await send('awa@example.org')
    await verify()
    await waitFor(() => expect(router.state.location.search).toBe('?sent=contact'))
    const change = calls.find(({ url }) => url.endsWith('/contact'))
    expect(await change?.json()).toEqual({ channel: 'email', destination: 'awa@example.org', proofId: VERIFICATION })
  })

  it('keeps what was typed where it is neither address nor number, and where the change is refused', async () => {
    const { t, send, verify } = await open({ ...ASKED, [CHANGE]: () => refusal(409, 'conflict') })
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('booking:reach.label') })
    await send('awa')
    expect(field().value).toBe('awa')
    expect((await screen.findAllByText(t('validation.identifier'), { exact: false })).length).toBeGreaterThan(0)
    await send('@example.org')
    await verify()
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.conflict'))
    expect(field().value).toBe('awa@example.org')
  })

  it('goes back from the code to what was typed, which may have been wrong', async () => {
    const { t, user, calls, send } = await open(ASKED)
    await send('awa@example.or')
    await user.click(await screen.findByRole('button', { name: t('account:code.other') }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: t('booking:reach.label') })
    expect(field.value).toBe('awa@example.or')
    expect(document.activeElement).toBe(field)
    await send('g')
    await screen.findByRole('textbox', { name: t('account:code.label') })
    const asked = await Promise.all(calls.map(async (call) => (await call.json()) as { destination: string }))
    expect(asked.map(({ destination }) => destination)).toEqual(['awa@example.or', 'awa@example.org'])
  })

  it('is changed by a code that was sent before the page was loaded again', async () => {
    const [channel, destination] = ['email', 'awa@example.org'] as const
    const code = askedCode({ proofId: VERIFICATION, channel, destination, resendAfter: 60, again: false })
    const kept = { form: CONTACT_FORM, sent: false, issues: {}, problem: null, values: {}, code }
    const answers = { ...ASKED, [CHANGE]: () => Response.json({}) }
    const { calls, verify, router } = await open(answers, true, kept)
    await verify()
    await waitFor(() => expect(router.state.location.search).toBe('?sent=contact'))
    expect(await calls.at(-1)?.json()).toEqual({ channel, destination, proofId: VERIFICATION })
  })

  it('is no fixed line', async () => {
    const { t, calls, send } = await open(ASKED)
    await send('0522123456')
    expect((await screen.findAllByText(t('validation.phoneFixed'), { exact: false })).length).toBeGreaterThan(0)
    expect(calls).toEqual([])
  })

  it('is said, and no more, once it cannot be changed', async () => {
    const { t, container } = await open({}, false)
    expect(container.textContent).toBe(t('booking:reach.now', { contact: CONTACT.hint }))
  })
})
