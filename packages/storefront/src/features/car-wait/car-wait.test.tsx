// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerForm } from '../../forms/answer-form.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { carWaitForm } from './car-wait.ts'
import { CarWaitForm } from './CarWaitForm.tsx'

const CAR = '4k7q2pxa'
const WAIT = `POST /api/cars/${CAR}/waits`

describe.each(['fr', 'ar'] as const)('the form for a reserved car, in %s', (language) => {
  async function open(answers: ApiAnswers) {
    const path = pathFor('interested', language, { id: CAR })
    const page = await openPage({
      language,
      path,
      routes: [{ path, element: <CarWaitForm action={path} />, action: (args) => answerForm(args, carWaitForm(CAR)) }],
      answers,
    })
    const { t, user } = page
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signUp.email') })
    const send = async (typed: string) => {
      await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: t('booking:wait.submit') }))
    }
    return { ...page, field, send }
  }

  it('begins with the address of who came too late to book', async () => {
    const path = pathFor('interested', language, { id: CAR })
    const element = <CarWaitForm action={path} email="awa@example.org" />
    const { t } = await openPage({ language, path, routes: [{ path, element }], answers: {} })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('account:signUp.email') }).value).toBe(
      'awa@example.org',
    )
  })

  it('says what the address is for, and asks for its confirmation', async () => {
    const { t, container, router, calls, send } = await open({
      [WAIT]: () => Response.json({ state: 'pending' }, { status: 202 }),
    })
    expect(container.textContent).toContain(t('booking:wait.consent'))
    await send('awa@example.org')
    await waitFor(() => expect(router.state.location.search).toBe('?sent=wait'))
    expect(await calls[0]?.json()).toEqual({ email: 'awa@example.org', consent: true })
  })

  it('links to the alerts without which nobody is notified of a favourite', async () => {
    const { t, container } = await open({})
    expect(container.textContent).toContain(t('booking:reserved.follow'))
    const link = screen.getByRole('link', { name: t('account:searches.favourites.title') })
    expect(link.getAttribute('href')).toBe(pathFor('accountSection', language, { key: 'saved-searches' }))
  })

  it('keeps what was typed where the address is none, or was sent enough', async () => {
    const { t, field, send } = await open({ [WAIT]: () => refusal(429, 'rate_limited') })
    await send('awa')
    // The summary of what is wrong takes the focus; a visitor types on after that.
    await screen.findByRole('region', { name: t('validation.summary') })
    expect(field.value).toBe('awa')
    await send('@example.org')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.rate_limited')))
    expect(field.value).toBe('awa@example.org')
  })
})
