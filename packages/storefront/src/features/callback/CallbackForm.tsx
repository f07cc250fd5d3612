import { edition } from '#edition'
import { TextField } from '@otosafi/ui/field/TextField'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { PhoneField } from '@otosafi/ui/phone-field/PhoneField'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CallFields } from '../../forms/CallFields.tsx'
import { CALLING_CODE } from '../../parts/phone/calling-code.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CALLBACK } from './callback.ts'

/**
 * The form of a callback request (P-45): name and number, when to call and in which language. `action` is the page that
 * handles it.
 */
export function CallbackForm({ action }: { action: string }) {
  const { t } = useTexts()
  return (
    <BoxedForm
      name={CALLBACK}
      action={action}
      texts={{
        title: t('callback.title'),
        text: t('callback.text'),
        sent: t('success.callbackSent'),
        consent: t('callback.consent'),
        submit: t('callback.submit'),
      }}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
          <PhoneField
            {...field('phone')}
            label={t('callback.phone')}
            prefix={CALLING_CODE}
            help={<Ltr>{edition.phone.example}</Ltr>}
            required
          />
          <CallFields field={field} />
        </>
      )}
    </BoxedForm>
  )
}
