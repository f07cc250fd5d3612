import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './NewsletterForm.module.css'

/** Name of the newsletter form, and its anchor on the page. */
export const NEWSLETTER = 'newsletter'

/** The newsletter box. It is sent to the blog page. */
export function NewsletterForm() {
  const { t, language } = useTexts()
  const { Form, form, sending, sent, answer, keyField } = useFormState(NEWSLETTER)
  return (
    <Form
      ref={form}
      id={NEWSLETTER}
      className={styles.form}
      method="post"
      action={pathFor('blog', language)}
      noValidate
    >
      <div>
        <h2 className={styles.title}>{t('newsletter.title')}</h2>
        <p className={styles.text}>{t('newsletter.text')}</p>
      </div>
      <div>
        <FormNotes state={answer} sent={sent ? t('newsletter.pending') : null} />
        <div className={styles.row}>
          <TextField
            {...fieldOfForm(NEWSLETTER, 'email', answer, t)}
            label={t('newsletter.email')}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
            {t('newsletter.submit')}
          </SubmitButton>
        </div>
        <input {...keyField} />
      </div>
    </Form>
  )
}
