import { useEffect, useRef } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { forgetUnsent } from '../../offline/unsent-forms.ts'
import { abortOnSignOut, resetSignOut } from '../../session/sign-out-signal.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Name of the form to sign out. */
export const SIGN_OUT = 'sign-out'

/** Signs out by a POST, since crawlers and prefetching follow links. */
export function SignOutForm() {
  const { t, language } = useTexts()
  const { Form, sending, state } = useFormState(SIGN_OUT)
  const putBack = useRef<(() => void) | null>(null)
  useEffect(() => (sending ? resetSignOut : undefined), [sending])
  useEffect(() => {
    if (state === null) return
    // Still signed in: the forms may be sent after all.
    resetSignOut()
    putBack.current?.()
    putBack.current = null
  }, [state])

  function begin(): void {
    if (!navigator.onLine) return
    abortOnSignOut()
    putBack.current = forgetUnsent()
  }

  return (
    <Form id={SIGN_OUT} method="post" action={pathFor('account', language)} onSubmit={begin}>
      <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.loggingOut')}>
        {t('shell.nav.logOut')}
      </SubmitButton>
      <FormNotes state={state} />
    </Form>
  )
}
