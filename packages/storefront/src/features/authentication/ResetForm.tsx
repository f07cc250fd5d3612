import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Callout } from '@otosafi/ui/callout/Callout'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { LinkState } from '../../navigation/link-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form by which a link's visitor chooses a new password. */
export const RESET = 'reset-password'

/** A new password for who came by a link, and then the way in; where the link was used or has run out, the way to another one. */
export function ResetForm({ link }: { link: LinkState }) {
  const { t, language } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(RESET)
  if (sent)
    return (
      <>
        <FormNotes state={null} sent={t('success.passwordChanged')} />
        <ButtonLink href={pathFor('signIn', language)}>{t('routes:signIn')}</ButtonLink>
      </>
    )
  const isGone = state?.problem === 'link_expired'
  // While its state is asked for, the form stays.
  if ((isGone && !sending) || link !== 'open')
    return (
      <>
        <Callout
          tone="warning"
          title={link === 'used' ? t('account:link.used') : t('errors.resetLinkExpired')}
          live={isGone ? 'alert' : undefined}
        />
        <ButtonLink href={pathFor('resetPassword', language)}>{t('account:reset.again')}</ButtonLink>
      </>
    )
  return (
    <Form ref={form} id={RESET} className={styles.form} method="post" noValidate>
      <FormNotes state={isGone ? null : state} />
      <NewPasswordFields field={(name) => fieldOfForm(RESET, name, state, t)} />
      <p className={styles.text}>{t('account:reset.lead')}</p>
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('account:reset.submit')}
      </SubmitButton>
    </Form>
  )
}
