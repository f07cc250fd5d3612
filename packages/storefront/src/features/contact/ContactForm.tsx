import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextField } from '@otosafi/ui/field/TextField'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { PhoneField } from '@otosafi/ui/phone-field/PhoneField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { CALLING_CODE } from '../../contact/calling-code.ts'
import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CONTACT, SUBJECT_MAX_LENGTH } from '../../navigation/contact-form.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The contact form (P-45). `subject` fills in its subject. It is sent to the contact page. */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const { t, language } = useTexts()
  return (
    <BoxedForm
      name={CONTACT}
      action={pathFor('contactUs', language)}
      texts={{
        title: t('contact.form.title'),
        text: t('contact.form.text'),
        sent: t('success.querySubmitted'),
        consent: t('contact.form.consent'),
        submit: t('contact.form.submit'),
      }}
    >
      {(field) => {
        const { defaultValue = subject, ...subjectField } = field('subject')
        return (
          <>
            <TextField {...field('name')} label={t('contact.form.name')} autoComplete="name" maxLength={100} required />
            <TextField
              {...field('email')}
              label={t('contact.form.email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <PhoneField
              {...field('phone')}
              label={t('contact.form.phone')}
              mark={t('forms.optional')}
              prefix={CALLING_CODE}
              help={<Ltr>{edition.phone.example}</Ltr>}
            />
            <TextField
              {...subjectField}
              defaultValue={defaultValue}
              label={t('contact.form.subject')}
              mark={t('forms.optional')}
              maxLength={SUBJECT_MAX_LENGTH}
            />
            <TextArea {...field('message')} label={t('contact.form.message')} rows={5} required />
          </>
        )
      }}
    </BoxedForm>
  )
}
