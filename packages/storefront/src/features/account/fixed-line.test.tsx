// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openPage } from '../../testing/open-page.tsx'
import { answerSection } from './answer-section.ts'
import { ContactForm } from './ContactForm.tsx'

it('the number of an account is no fixed line, which gets no code', async () => {
  const path = pathFor('accountSection', 'fr', { key: 'profile' })
  const element = <ContactForm channel="phone" present={null} pending={null} username="awa@example.org" />
  const { user, calls, t } = await openPage({
    language: 'fr',
    path,
    routes: [{ path, element, action: answerSection }],
  })
  await user.type(screen.getByLabelText(t('account:profile.newPhone')), '0522123456')
  await user.type(screen.getByLabelText(t('account:password.current'), { selector: 'input' }), 'four blue cars')
  await user.click(screen.getByRole('button', { name: t('account:profile.sendCode') }))
  await screen.findByRole('link', { name: t('validation.phoneFixed') })
  expect(calls).toEqual([])
})
