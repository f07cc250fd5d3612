import { useEffect } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { unsentForms } from '../../offline/unsent-forms.ts'
import { leave, stay } from '../../session/leaving.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Name of the form to sign out. */
export const SIGN_OUT = 'sign-out'

/** Unsent forms are personal: they must not stay on the device for the next visitor. */
function forgetUnsent(): void {
  const { read, drop } = unsentForms.getState()
  read()
  for (const { key } of unsentForms.getState().forms) drop(key)
}

function beginSigningOut(): void {
  if (!navigator.onLine) return
  leave()
  forgetUnsent()
}

/** Signs out by a POST: programs may follow links. */
export function SignOutForm() {
  const { t, language } = useTexts()
  const { Form, sending, state } = useFormState(SIGN_OUT)
  useEffect(() => (sending ? stay : undefined), [sending])
  return (
    <Form id={SIGN_OUT} method="post" action={pathFor('account', language)} onSubmit={beginSigningOut}>
      <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.loggingOut')}>
        {t('shell.nav.logOut')}
      </SubmitButton>
      <FormNotes state={state} sent={null} />
    </Form>
  )
}
