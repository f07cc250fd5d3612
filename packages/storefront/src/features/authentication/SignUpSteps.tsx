import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { withReturnAddress } from '../../navigation/return-address.ts'
import { CodeForm } from '../../parts/contact-verification/CodeForm.tsx'
import { carryNotice, dropCarriedNotice } from '../../state/carried-notice.ts'
import type { AskedCode } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SIGN_IN, SignInForm } from './SignInForm.tsx'
import { SIGN_UP, SignUpForm } from './SignUpForm.tsx'

/**
 * The steps to open an account: the form, the code that verifies an address or number, and signing in. `signIn` is the address
 * of signing in, with the way back; `action` is the path of the sign-up page, where the steps stand on another one; `asked` the
 * code that was waited for when the page was loaded. `children` stand below the form.
 */
export function SignUpSteps({
  signIn,
  action,
  asked = null,
  children,
}: {
  signIn: string
  action?: string
  asked?: AskedCode | null
  children: ReactNode
}) {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const form = useFormState(SIGN_UP)
  // Only script keeps it, and only until the account is verified: no HTML ever holds a password.
  const [password, setPassword] = useState('')
  const isTaken = form.state?.problem === 'email_not_unique' || form.state?.problem === 'phone_not_unique'
  const code = form.code ?? asked
  if (code === null)
    return (
      <>
        <SignUpForm form={form} action={action} onPassword={setPassword} />
        {children}
      </>
    )
  if (form.sent) return <Verified code={code} password={password} action={signIn} />
  return (
    <CodeForm name={SIGN_UP} form={form} code={code} action={action}>
      {isTaken ? (
        <>
          <TextLink href={signIn}>{t('routes:signIn')}</TextLink>
          <TextLink href={pathFor('resetPassword', language)}>{t('account:signIn.forgot')}</TextLink>
        </>
      ) : null}
      <TextLink href={action ?? withReturnAddress(pathname, new URLSearchParams(search))} data-reload="">
        {t('account:code.other')}
      </TextLink>
    </CodeForm>
  )
}

/** The last step after the account is verified: signing in, which script does by itself while it knows the password. */
function Verified({ code, password, action }: { code: AskedCode; password: string; action: string }) {
  const { t } = useTexts()
  const { channel, destination } = code
  const { submit, state } = useFormState(SIGN_IN)
  useEffect(() => {
    if (password === '') return
    // Signing in replaces this document before anybody has read that the account is verified.
    carryNotice(channel === 'email' ? 'account-verified' : 'phone-verified')
    void submit({ identifier: destination, password }, { method: 'post', action })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what is refused then is for the visitor to repeat
  }, [])
  useEffect(() => {
    if (state !== null) dropCarriedNotice()
  }, [state])
  return (
    <>
      <FormNotes state={null} sent={t(channel === 'email' ? 'success.accountVerified' : 'success.phoneVerified')} />
      <p>{t('account:code.signInNow')}</p>
      <SignInForm action={action} identifier={destination} />
    </>
  )
}
