import { pathFor } from '@otosafi/editions/routes/path-for'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ASK } from './ask.ts'

import styles from './AskQuestion.module.css'

/** The ask-a-question box (spec section 2). The questions page takes what it sends. */
export function AskQuestion() {
  const { t, language } = useTexts()
  const { Form, form, sending, sent, state, keyField } = useFormState(ASK)
  return (
    <Form ref={form} id={ASK} className={styles.form} method="post" action={pathFor('faqs', language)} noValidate>
      <h3>{t('home.questions.ask.title')}</h3>
      <p className={styles.text}>{t('home.questions.ask.text')}</p>
      <FormNotes state={state} sent={sent ? t('success.questionSent') : null} />
      <TextArea {...fieldOfForm(ASK, 'message', state, t)} label={t('home.questions.ask.question')} rows={3} required />
      <TextField
        {...fieldOfForm(ASK, 'email', state, t)}
        label={t('home.questions.ask.email')}
        mark={t('forms.optional')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <p className={styles.text}>{t('home.questions.ask.consent')}</p>
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('home.questions.ask.submit')}
      </SubmitButton>
    </Form>
  )
}
