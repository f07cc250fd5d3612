// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answerSection } from '../../features/account/answer-section.ts'
import { ProfileForm } from '../../features/account/ProfileForm.tsx'
import { RETURN } from '../../navigation/sign-in-path.ts'
import { openPage, refusal } from '../../testing/open-page.tsx'
import SignInPage from './SignInPage.tsx'

it.each(['fr', 'ar'] as const)(
  'says that a form is not saved which was sent without script after the session had ended, in %s',
  async (language) => {
    const path = pathFor('accountSection', language, { key: 'edit-profile' })
    const { user, t, router } = await openPage({
      language,
      path,
      routes: [
        {
          path,
          element: <ProfileForm user={{ fullName: 'Salma', bio: null, language }} />,
          action: answerSection,
        },
        { path: pathFor('signIn', language), element: <SignInPage />, loader: () => ({}) },
      ],
      answers: { 'PATCH /api/profile': () => refusal(401, 'unauthorized') },
    })
    await user.click(screen.getByRole('button', { name: t('actions.save') }))
    expect((await screen.findByRole('alert')).textContent).toBe(t('account:signIn.unsaved'))
    expect(new URLSearchParams(router.state.location.search).get(RETURN)).toBe(path)
  },
)
