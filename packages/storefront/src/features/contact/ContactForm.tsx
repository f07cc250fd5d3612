import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextField } from '@otosafi/ui/field/TextField'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { PhoneField } from '@otosafi/ui/phone-field/PhoneField'
import { SelectField, type SelectOption } from '@otosafi/ui/select-field/SelectField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { CALLING_CODE } from '../../contact/calling-code.ts'
import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CONTACT } from '../../navigation/contact-form.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The contact form (P-45), which is sent to the contact page. `subject` fills in its subject: one that is none of `subjects`, as links
 * and forms of before have them, is one more to choose.
 */
export function ContactForm({ subject = '', subjects }: { subject?: string; subjects: readonly SelectOption[] }) {
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
        const isNamed = subjects.some(({ value }) => value === defaultValue)
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
            <SelectField
              {...subjectField}
              defaultValue={defaultValue}
              label={t('contact.form.subject')}
              options={isNamed ? subjects : [{ value: defaultValue, label: defaultValue }, ...subjects]}
            />
            <TextArea {...field('message')} label={t('contact.form.message')} rows={5} required />
          </>
        )
      }}
    </BoxedForm>
  )
}
