import { TextField } from '@otosafi/ui/field/TextField'

import { BoxedForm } from '../../forms/BoxedForm.tsx'
import { CallFields } from '../../forms/CallFields.tsx'
import { CountryPhoneField } from '../../parts/phone/CountryPhoneField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CALLBACK } from './callback.ts'

/**
 * The form of a callback request (P-45): name and number, when to call and in which language. `action` is the page that
 * handles it; `calls` says, once it was sent, from which number the team calls, where the page knows it.
 */
export function CallbackForm({ action, calls = null }: { action: string; calls?: string | null }) {
  const { t } = useTexts()
  const sent = t('success.callbackSent')
  return (
    <BoxedForm
      name={CALLBACK}
      action={action}
      texts={{
        title: t('callback.title'),
        text: t('callback.text'),
        sent: calls === null ? sent : `${sent} ${calls}`,
        consent: t('callback.consent'),
        submit: t('callback.submit'),
      }}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label={t('callback.name')} autoComplete="name" maxLength={100} required />
          <CountryPhoneField {...field('phone')} label={t('callback.phone')} required />
          <CallFields field={field} />
        </>
      )}
    </BoxedForm>
  )
}
