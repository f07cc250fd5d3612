import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { PrivacyLink } from '../../forms/PrivacyLink.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { SAVED_SEARCHES } from '../../navigation/save-search-path.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CAR_WAIT } from './car-wait.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * A car that another buyer has reserved: what that means, and the form of who wants to hear when it is free again. `email` is
 * what the visitor gave for a booking that came too late.
 */
export function CarWaitForm({ action, email = '' }: { action: string; email?: string }) {
  const { t, language } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(CAR_WAIT)
  const { defaultValue = email, ...field } = fieldOfForm(CAR_WAIT, 'email', answer, t)
  return (
    <Form
      ref={form}
      id={CAR_WAIT}
      className={styles.form}
      method="post"
      action={action}
      data-kept={t('booking:wait.submit')}
      noValidate
    >
      <h2>{t('vocabulary.status.reserved')}</h2>
      <p>{t('car.reservedText')}</p>
      <FormNotes state={answer} sent={sent ? t('booking:wait.sent') : null} />
      <p>{t('booking:wait.text')}</p>
      <TextField
        {...field}
        defaultValue={defaultValue}
        label={t('account:signUp.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <p className={styles.text}>
        {t('booking:wait.consent')} <PrivacyLink />
      </p>
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('booking:wait.submit')}
      </SubmitButton>
      <p className={styles.text}>
        {t('booking:reserved.follow')}{' '}
        <a href={pathFor('accountSection', language, { key: SAVED_SEARCHES })}>
          {t('account:searches.favourites.title')}
        </a>
      </p>
    </Form>
  )
}
