import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Callout } from '@otosafi/ui/callout/Callout'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { LinkState } from '../../navigation/link-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form whose button verifies an account's address, and of the one that asks for another link. */
export const VERIFY = 'verify-account'
export const VERIFY_AGAIN = 'verify-again'

/**
 * The target of the link that verifies an account's address: a button does it, since link scanners open links too. Who
 * is not signed in to the account sets a password with it: the one from the sign-up may be a stranger's.
 */
export function VerifyLink({ link, isSignedIn }: { link: LinkState; isSignedIn: boolean }) {
  const { t, language } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(VERIFY)
  const again = useFormState(VERIFY_AGAIN)
  if (sent)
    return (
      <>
        <FormNotes state={null} sent={t('success.accountVerified')} />
        <ButtonLink href={pathFor('signIn', language)}>{t('routes:signIn')}</ButtonLink>
      </>
    )
  const isGone = state?.problem === 'link_expired'
  const isAskedAgain = again.state !== null || again.sent
  // The answer to the first press may have been lost: a link that was used says so, also where it is pressed again.
  if (link === 'used' && !isAskedAgain)
    return (
      <>
        <Callout title={t('account:link.used')} live={isGone ? 'alert' : undefined} />
        <ButtonLink href={pathFor('signIn', language)}>{t('routes:signIn')}</ButtonLink>
      </>
    )
  // While its state is asked for, the form stays.
  if ((isGone && !sending) || isAskedAgain || link === 'expired') return <SendAgain />
  const asksPassword = !isSignedIn || Object.keys(state?.issues ?? {}).length > 0
  const isSignInNext = state?.problem === 'email_not_unique' || state?.problem === 'unauthorized'
  return (
    <Form ref={form} id={VERIFY} className={styles.form} method="post" noValidate>
      <FormNotes state={isGone ? null : state} />
      <p>{t('account:verify.text')}</p>
      {asksPassword ? (
        <>
          <p className={styles.text}>{t('account:verify.password')}</p>
          <NewPasswordFields field={(name) => fieldOfForm(VERIFY, name, state, t)} />
        </>
      ) : null}
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('actions.confirm')}
      </SubmitButton>
      {isSignInNext ? (
        <>
          <TextLink href={pathFor('signIn', language)}>{t('routes:signIn')}</TextLink>
          <TextLink href={pathFor('resetPassword', language)}>{t('account:signIn.forgot')}</TextLink>
        </>
      ) : null}
    </Form>
  )
}

/** Said of a link that has run out, with the way to another one. */
function SendAgain() {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(VERIFY_AGAIN)
  return (
    <>
      <Callout tone="warning" title={t('errors.verificationLinkExpired')} live="alert">
        <p>{t('errors.tokenExpired')}</p>
      </Callout>
      <Form ref={form} id={VERIFY_AGAIN} className={styles.form} method="post" noValidate>
        <FormNotes state={answer} sent={sent ? t('account:verify.sent', { hours: CONFIRMATION_LINK_HOURS }) : null} />
        <TextField
          {...fieldOfForm(VERIFY_AGAIN, 'email', answer, t)}
          label={t('account:signUp.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <input {...keyField} />
        <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
          {t('account:verify.again')}
        </SubmitButton>
      </Form>
    </>
  )
}
