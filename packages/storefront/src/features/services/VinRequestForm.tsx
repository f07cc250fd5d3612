import { pathFor } from '@otosafi/editions/routes/path-for'
import { TextField } from '@otosafi/ui/field/TextField'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The form of a check by identification number (P-45), filled in with the number that was read. */
export function VinRequestForm({ vin }: { vin: string }) {
  const { t, language } = useTexts()
  const mark = t('forms.optional')
  return (
    <BoxedForm
      name="vinCheck"
      action={pathFor('vinCheck', language)}
      texts={{
        title: t('services:vinCheck.form'),
        text: t('services:formText'),
        sent: t('services:vinCheck.sent'),
        consent: t('services:consent'),
        submit: t('services:vinCheck.submit'),
      }}
    >
      {(field) => {
        const { defaultValue = vin, ...own } = field('vin')
        return (
          <>
            {/* Another number is another field: it starts with the number that was read last. */}
            <TextField
              key={vin}
              {...own}
              defaultValue={defaultValue}
              label={t('services:vin.label')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              dir="ltr"
              required
            />
            <TextField {...field('fullName')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
            <TextField
              {...field('email')}
              label={t('contact.form.email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <CountryPhoneField {...field('phone')} label={t('callback.phone')} mark={mark} />
            <TextArea {...field('message')} label={t('callback.message')} mark={mark} rows={3} />
          </>
        )
      }}
    </BoxedForm>
  )
}
