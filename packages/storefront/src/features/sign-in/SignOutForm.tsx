import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Name of the form to sign out. */
export const SIGN_OUT = 'sign-out'

/** The way out of the account: a button that sends, since a link may be followed by programs too. */
export function SignOutForm() {
  const { t, language } = useTexts()
  const { Form, sending, state } = useFormState(SIGN_OUT)
  return (
    <Form id={SIGN_OUT} method="post" action={pathFor('account', language)}>
      <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.loggingOut')}>
        {t('shell.nav.logOut')}
      </SubmitButton>
      <FormNotes state={state} sent={null} />
    </Form>
  )
}
