import type { SubscriberPreferences } from '@otosafi/api-client/schema'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PreferenceFields } from './PreferenceFields.tsx'

import styles from '../../forms/BoxedForm.module.css'

/** Name of the form of the preferences, and of the hidden field that distinguishes it from the unsubscribe button. */
export const PREFERENCES = 'newsletter-preferences'

/** How a subscriber wants the newsletter. */
export function PreferencesForm({ choices }: { choices: SubscriberPreferences }) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, state } = useFormState(PREFERENCES)
  return (
    <Form ref={form} id={PREFERENCES} className={styles.form} method="post" noValidate>
      <h2>{t('account:newsletter.title')}</h2>
      <FormNotes state={answer} sent={sent ? t('account:profile.saved') : null} />
      <PreferenceFields key={JSON.stringify(choices.preferences)} form={PREFERENCES} state={state} choices={choices} />
      <input type="hidden" name={PREFERENCES} value="yes" />
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('actions.save')}
      </SubmitButton>
    </Form>
  )
}
