// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerForm } from '../../forms/answer-form.ts'
import type { FreeSlot, SlotChoice } from '../../parts/appointments/load-slots.ts'
import { notices } from '../../state/notices.ts'
import { asDataRequest } from '../../testing/as-data-request.ts'
import { type ApiAnswers, openPage, refusal } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { serviceForm } from './service-forms.ts'
import { timePath } from './timed-service.ts'
import { VisitServiceForm } from './VisitServiceForm.tsx'

const TIME: FreeSlot = {
  id: '20260525T0900Z-casablanca',
  day: '2026-05-25',
  weekday: 1,
  time: '10:00',
  store: 'Otosafi Casablanca',
}

afterEach(() => vi.restoreAllMocks())

const TYPED = { brand: 'Dacia', model: 'Duster', city: 'Salé', fullName: 'Salma', phone: '0661234567' }

describe.each(['fr', 'ar'] as const)('the form of a service, in %s', (language) => {
  async function open(time: FreeSlot | null | Pick<SlotChoice, 'chosen' | 'hasFailed'>, answers: ApiAnswers = {}) {
    const path = pathFor('inspector', language)
    const chosen = time !== null && 'id' in time ? { chosen: time, hasFailed: false } : time
    const element = <VisitServiceForm service="inspector" time={chosen} />
    const form = serviceForm('inspector', { t: translatorOf(language).t, now: Date.parse('2026-05-20') })
    const action = async (args: Parameters<typeof answerForm>[0]) =>
      answerForm({ ...args, request: await asDataRequest(args.request) }, form)
    const page = await openPage({ language, path, routes: [{ path, element, action }], answers })
    const { t, user } = page
    const send = async () => {
      for (const [name, text] of Object.entries(TYPED))
        await user.type(page.container.querySelector(`[name=${name}]`) as HTMLInputElement, text)
      await user.click(screen.getByRole('button', { name: t('services:inspector.submit') }))
    }
    return { ...page, send }
  }

  it('leads to the free times with what was typed, and lets a day be wished for meanwhile', async () => {
    const { t, user, container } = await open(null)
    const taken: [action: string | null, method: string, city: FormDataEntryValue | null][] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      taken.push([new URL(this.action).pathname, this.method, new FormData(this).get('city')])
    })
    await user.type(container.querySelector('[name=city]') as HTMLInputElement, 'Salé')
    const see = screen.getByRole<HTMLButtonElement>('button', { name: t('services:time.see') })
    await user.click(see)
    expect(taken).toEqual([[timePath('inspector', language), 'post', 'Salé']])
    // Without script the browser does the same by itself.
    expect([see.type, see.getAttribute('formaction'), see.formNoValidate]).toEqual(['submit', taken[0]?.[0], true])
    expect(see.form?.getAttribute('action')).toBe(pathFor('inspector', language))
    expect(container.querySelector('[name=preferredDay]')).not.toBeNull()
  })

  it('stays with what was typed where the line is lost, and says so', async () => {
    const { t, user, container } = await open(null)
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(screen.getByRole('button', { name: t('services:time.see') }))
    expect(submit).not.toHaveBeenCalled()
    const [notice] = notices.visible()
    expect(notice).toMatchObject({ tone: 'error', text: t('shell.offline') })
    notices.dismiss(notice?.id ?? 0)
    expect(container.querySelector('form#inspector')).not.toBeNull()
  })

  it('is sent by the Enter key, not led to the free times', async () => {
    const { user, calls, container } = await open(TIME, {
      'POST /api/inspector-requests': () => refusal(409, 'slot_not_available'),
    })
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit')
    for (const [name, text] of Object.entries(TYPED))
      await user.type(container.querySelector(`[name=${name}]`) as HTMLInputElement, text)
    await user.keyboard('{Enter}')
    await screen.findByRole('alert')
    expect([calls.length, submit.mock.calls.length]).toEqual([1, 0])
  })

  it('is sent once by the Enter key, until its answer', async () => {
    const { t, user, calls, container } = await open(TIME, {
      'POST /api/inspector-requests': () => new Promise(() => undefined),
    })
    for (const [name, text] of Object.entries(TYPED))
      await user.type(container.querySelector(`[name=${name}]`) as HTMLInputElement, text)
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: t('progress.sending') })
    await user.keyboard('{Backspace}8{Enter}')
    expect(calls).toHaveLength(1)
  })

  it('sends the time that was chosen', async () => {
    const { t, calls, send, container } = await open(TIME, {
      'POST /api/inspector-requests': () => Response.json({ reference: 'R', createdAt: '' }, { status: 201 }),
    })
    expect(container.textContent).toContain(t('services:time.chosen', TIME))
    expect(container.textContent).toContain(TIME.store)
    await send()
    expect(await screen.findByText(t('services:time.sent'))).toBeTruthy()
    expect(await calls[0]?.json()).toMatchObject({ slot: TIME.id, brand: 'Dacia', fullName: 'Salma' })
  })

  it('says of a time that is not among the free ones whether it is gone, or whether they could not be loaded', async () => {
    const { t, unmount } = await open({ chosen: null, hasFailed: false })
    expect(screen.getByRole('alert').textContent).toBe(t('errors.problem.slot_not_available'))
    unmount()
    await open({ chosen: null, hasFailed: true })
    expect(screen.getByRole('alert').textContent).toBe(t('errors.screenNotLoaded'))
  })

  it('says where somebody else has taken it, and keeps what was typed', async () => {
    const { t, send, container } = await open(TIME, {
      'POST /api/inspector-requests': () => refusal(409, 'slot_not_available'),
    })
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(t('errors.problem.slot_not_available'))
    expect(container.querySelector('[name=slot]')).toBeNull()
    expect(container.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Salé')
    expect(screen.getByRole('button', { name: t('services:time.see') })).toBeTruthy()
  })

  it.each([
    ['that was taken', 'slot_not_available'],
    ['beyond those that are kept for a number', 'too_many_open'],
  ] as const)('does not call a time the visitor’s own %s, once the rest is sent without it', async (_, problem) => {
    const answers = [refusal(409, problem), Response.json({ reference: 'R', createdAt: '' }, { status: 201 })]
    const { t, user, calls, send, container } = await open(TIME, {
      'POST /api/inspector-requests': () => answers.shift() ?? Response.error(),
    })
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(t(`errors.problem.${problem}`))
    await user.click(screen.getByRole('button', { name: t('services:inspector.submit') }))
    expect(await screen.findByText(t('services:inspector.sent'))).toBeTruthy()
    expect(screen.queryByText(t('services:time.sent'))).toBeNull()
    expect(container.querySelector('[name=slot]')).toBeNull()
    expect(await calls[1]?.json()).not.toHaveProperty('slot')
  })
})
