// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

import { useFormState } from '../../forms/use-form-state.ts'
import type { AskedCode, FormState } from '../../state/form-state.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { CodeForm } from './CodeForm.tsx'
import { restoreStep } from './restore-step.ts'

const CODE: AskedCode = {
  proofId: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21',
  channel: 'phone',
  destination: '0661234567',
  resendAt: Date.parse('2026-06-01T12:01:00Z'),
  resendFrom: { day: null, time: '13:01' },
  resendAfter: 60,
  triesLeft: null,
  again: false,
}

const EMPTY: FormState = { form: '', sent: false, issues: {}, problem: null, values: {}, code: null }
const STORED: FormState = { ...EMPTY, form: 'verification', code: CODE }

function Screen(left: Partial<AskedCode>) {
  return <CodeForm name="verification" form={useFormState('verification')} code={{ ...CODE, ...left }} />
}

it.each(['fr', 'ar'] as const)('counts the seconds until another code can be had, in %s', async (language) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { t, container } = await openPage({ language, path: '/', routes: [{ path: '/', element: <Screen /> }] })
  const resend = () => screen.queryByRole('button', { name: t('account:code.resend') })
  expect(container.textContent).toContain(t('account:code.resendIn', { seconds: 60 }))
  expect(resend()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(container.textContent).toContain(t('account:code.resendIn', { seconds: 1 }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(resend()).toBeTruthy()
})

it('waits for the message of each code that is sent', async () => {
  const get = vi.fn<() => Promise<null>>(async () => null)
  vi.stubGlobal('OTPCredential', Object)
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
  onTestFinished(() => void vi.unstubAllGlobals())
  function Asking() {
    const [proofId, setProofId] = useState(CODE.proofId)
    return (
      <>
        <Screen proofId={proofId} />
        <button type="button" onClick={() => setProofId('0b7e6c1a-5d0f-4a53-8f0e-0f3a7c2d9b11')}>
          Another
        </button>
      </>
    )
  }
  const { user } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element: <Asking /> }] })
  expect(get).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Another' }))
  expect(get).toHaveBeenCalledTimes(2)
})

it.each(['fr', 'ar'] as const)('says at the field how often a code may still be tried, in %s', async (language) => {
  const { t } = await openPage({ language, path: '/', routes: [{ path: '/', element: <Screen triesLeft={2} /> }] })
  expect(screen.getByRole('textbox', { description: t('account:code.triesLeft', { count: 2 }) })).toBeTruthy()
})

it.each(['fr', 'ar'] as const)('says a long wait by the clock and counts its last minutes, in %s', async (language) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const resendFrom = { day: '2026-06-02', time: '09:00' }
  const element = <Screen resendAfter={3600} resendFrom={resendFrom} />
  const { t, container } = await openPage({ language, path: '/', routes: [{ path: '/', element }] })
  expect(container.textContent).toContain(t('account:code.resendOn', resendFrom))
  expect(screen.queryByRole('button', { name: t('account:code.resend') })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3_480_000))
  expect(container.textContent).toContain(t('account:code.resendIn', { seconds: 120 }))
  expect(container.textContent).not.toContain(t('account:code.resendOn', resendFrom))
})

it.each([
  [null, 'à partir de 13:01.'],
  ['2026-06-02', 'à partir du 2 juin 2026, 13:01.'],
])('says without script from what time another code can be had, on the day %s', (day, from) => {
  const i18n = translatorOf('fr')
  const Component = () => <Screen resendFrom={{ day, time: '13:01' }} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToStaticMarkup(
    <I18nContext value={{ i18n }}>
      <Stub />
    </I18nContext>,
  )
  expect(html).toContain(from)
  expect(html).toContain(i18n.t('account:code.resend'))
})

it('says once more that another code was sent, where one was before', async () => {
  let sent = 0
  const action = (): FormState => {
    sent += 1
    return { ...EMPTY, form: 'verification', code: { ...CODE, proofId: `${sent}`, resendAfter: 0, again: true } }
  }
  function Asking() {
    const form = useFormState('verification')
    return <CodeForm name="verification" form={form} code={form.code ?? { ...CODE, resendAfter: 0 }} />
  }
  const routes = [{ path: '/', element: <Asking />, action }]
  const { user, t } = await openPage({ language: 'fr', path: '/', routes })
  const resend = () => user.click(screen.getByRole('button', { name: t('account:code.resend') }))
  await resend()
  const first = await screen.findByText(t('account:code.resent'))
  await resend()
  await waitFor(() => expect(first.isConnected).toBe(false))
  screen.getByText(t('account:code.resent'))
})

it('says at a step that was kept what is refused before the application, and says it once', async () => {
  const action = (): FormState => ({ ...EMPTY, problem: 'rate_limited' })
  function Kept() {
    const form = restoreStep(useFormState('verification'), STORED)
    return <CodeForm name="verification" form={form} code={form.code ?? CODE} />
  }
  const { user, router, t } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <Kept />, action }],
  })
  await user.click(screen.getByRole('button', { name: t('actions.confirm') }))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(t('errors.problem.rate_limited'))
  await act(() => router.revalidate())
  expect(said.isConnected).toBe(true)
})

it('is named by the address of its page until no form of that waits for a code', async () => {
  history.replaceState(null, '', '/')
  const Named = ({ name }: { name: string }) => <CodeForm name={name} form={useFormState(name)} code={CODE} />
  function Both() {
    const [names, setNames] = useState(['phone', 'email'])
    return (
      <>
        {names.map((name) => (
          <Named key={name} name={name} />
        ))}
        <button type="button" onClick={() => setNames((all) => all.slice(1))}>
          Done
        </button>
      </>
    )
  }
  const { user, unmount } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element: <Both /> }] })
  onTestFinished(() => history.replaceState(null, '', '/'))
  expect(location.search).toBe('?step=code')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(location.search).toBe('?step=code')
  unmount()
  expect(location.search).toBe('')
})
