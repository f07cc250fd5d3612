// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import { AuthenticationModal } from './AuthenticationModal.tsx'

// Mantine asks for the reader's colour scheme and motion; jsdom has neither.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  return () => vi.unstubAllGlobals()
})

function Page() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <AuthenticationModal wanted={pathFor('account', 'fr')} onClose={() => setOpen(false)} /> : null
}

it('tells that nothing of it is refused any more once its form is changed for the other, or closed', async () => {
  const onChecked = vi.fn<(event: Event) => void>()
  addEventListener('formchecked', onChecked)
  onTestFinished(() => removeEventListener('formchecked', onChecked))
  const { t, user } = await openPage({ language: 'fr', path: '/', routes: [{ path: '/', element: <Page /> }] })
  const toSignUp = await screen.findByRole('button', { name: t('account:signIn.noAccount') })
  expect(onChecked).not.toHaveBeenCalled()
  await user.click(toSignUp)
  expect(onChecked).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: t('actions.close') }))
  expect(onChecked).toHaveBeenCalledTimes(2)
  expect(onChecked.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([null, null])
})
