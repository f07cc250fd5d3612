import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextField } from '@otosafi/ui/field/TextField'
import { SelectField } from '@otosafi/ui/select-field/SelectField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CONTACT } from '../../navigation/contact-form.ts'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The contact form (P-45), which is sent to the contact page. `subjects` are the options; the last, "Something else",
 * is sent as no subject. `subject` is selected at first; one of a link that is not among them becomes an option too.
 */
export function ContactForm({ subject = '', subjects }: { subject?: string; subjects: readonly string[] }) {
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
        const own = defaultValue === '' || subjects.includes(defaultValue) ? [] : [defaultValue]
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
            <CountryPhoneField {...field('phone')} label={t('contact.form.phone')} mark={t('forms.optional')} />
            <SelectField
              {...subjectField}
              defaultValue={defaultValue}
              label={t('contact.form.subject')}
              options={[...own, ...subjects].map((label) => ({
                label,
                value: label === subjects.at(-1) ? '' : undefined,
              }))}
            />
            <TextArea {...field('message')} label={t('contact.form.message')} rows={5} required />
          </>
        )
      }}
    </BoxedForm>
  )
}
