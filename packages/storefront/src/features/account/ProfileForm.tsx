import { edition } from '#edition'
import type { User } from '@otosafi/api-client/schema'
import { LANGUAGES } from '@otosafi/editions/language'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PROFILE } from './form-names.ts'
import { PROFILE_RULES } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The fields of a user that change without a verification: name, bio, and the language of messages. */
export function ProfileForm({ user }: { user: Pick<User, 'fullName' | 'bio' | 'language'> }) {
  const { t } = useTexts()
  const { fullName, bio, language } = user
  const present = { fullName: fullName ?? '', bio: bio ?? '', language: language ?? '' }
  const { Form, form, sending, sent, answer, field, nameField } = useCheckedForm(PROFILE_RULES, present)
  const filled = (name: 'fullName' | 'bio' | 'language') => ({
    ...field(name),
    defaultValue: answer?.values[name] ?? present[name],
  })
  return (
    <Form ref={form} id={PROFILE} className={styles.form} method="post" noValidate>
      <h2>{t('account:profile.title')}</h2>
      <FormNotes state={answer} sent={sent ? t('account:profile.saved') : null} />
      <TextField
        {...filled('fullName')}
        label={t('account:signUp.fullName')}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextArea
        {...filled('bio')}
        label={t('account:profile.bio')}
        mark={t('forms.optional')}
        help={t('account:profile.bioHelp')}
      />
      <SelectField
        // A select that was reset does not follow what is saved.
        key={present.language}
        {...filled('language')}
        label={t('account:profile.language')}
        options={edition.languages.map((value) => ({ value, label: LANGUAGES[value].name }))}
      />
      <input {...nameField} />
      <SubmitButton busy={sending} busyLabel={t('progress.saving')}>
        {t('actions.save')}
      </SubmitButton>
    </Form>
  )
}
