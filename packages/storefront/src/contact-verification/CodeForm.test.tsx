// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nContext } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'

import { useFormState } from '../forms/use-form-state.ts'
import type { AskedCode } from '../state/form-state.ts'
import { openPage } from '../testing/open-page.tsx'
import { translatorOf } from '../texts/translators.ts'
import { CodeForm } from './CodeForm.tsx'

const CODE: AskedCode = {
  proofId: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21',
  channel: 'phone',
  destination: '0661234567',
  resendAfter: 60,
  again: false,
}

function Screen() {
  return <CodeForm name="verification" form={useFormState('verification')} code={CODE} />
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

it('says without script after how many seconds another code can be had', () => {
  const i18n = translatorOf('fr')
  const Stub = createRoutesStub([{ path: '/', Component: Screen }])
  const html = renderToStaticMarkup(
    <I18nContext value={{ i18n }}>
      <Stub />
    </I18nContext>,
  )
  expect(html).toContain(i18n.t('account:code.resendAfter', { seconds: 60 }))
  expect(html).toContain(i18n.t('account:code.resend'))
})
