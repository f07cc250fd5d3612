import type { ReactNode } from 'react'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { Radio } from '@otosafi/ui/radio/Radio'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { PrivacyLink } from '../../forms/PrivacyLink.tsx'
import { takeLostFocus } from '../../forms/take-lost-focus.ts'
import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormValues } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { STEP } from '../contact-verification/code-fields.ts'
import { CodeForm } from '../contact-verification/CodeForm.tsx'
import { CountryPhoneField } from '../phone/CountryPhoneField.tsx'
import { type CONTACT_FIELDS, type KnownUser, OTHER } from './contact-fields.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * The steps of a form in which it becomes known who the visitor is: name and number, and for a guest the code. `name` is the
 * form's, `action` the page that handles it, `signIn` the way to an account, `kept` the form's other fields.
 */
export function ContactStep({
  name,
  action,
  signIn,
  sent,
  user,
  kept = {},
  children,
}: {
  name: string
  action: string
  signIn: string
  sent: SentForm
  user: KnownUser | null
  kept?: FormValues
  /** Content above the fields. */
  children?: ReactNode
}) {
  const { t, language } = useTexts()
  const { Form, form, sending, state, code, keyField } = sent
  if (user !== null && !user.isVerified)
    return (
      <div className={styles.form} id={name}>
        <p>{t('booking:contact.unverified')}</p>
        <TextLink href={pathFor('accountSection', language, { key: 'edit-profile' })}>
          {t('routes:editProfile')}
        </TextLink>
      </div>
    )
  const values = state?.values ?? {}
  if (code !== null)
    return (
      <CodeForm name={name} form={sent} code={code} action={action}>
        <HiddenValues values={{ ...kept, ...pick(values, ['fullName', 'phone', 'email']) }} />
        <Button type="submit" look="quiet" name={STEP} value={OTHER}>
          {t('account:code.other')}
        </Button>
      </CodeForm>
    )
  // Another number or address than that of the code is typed here.
  const reached = values['channel'] === 'email' ? 'email' : 'phone'
  const field = (each: (typeof CONTACT_FIELDS)[number]) => {
    const props = fieldOfForm(name, each, state, t)
    const known = each === 'channel' ? undefined : user?.[each]
    const ref = state !== null && each === reached ? takeLostFocus : undefined
    return { ...props, defaultValue: props.defaultValue ?? known, ref }
  }
  return (
    <Form ref={form} id={name} className={styles.form} method="post" action={action} noValidate>
      {children}
      <p className={styles.text}>
        {user === null ? t('booking:contact.lead', { digits: OTP_DIGITS }) : t('booking:contact.known')}
      </p>
      {user === null ? <TextLink href={signIn}>{t('account:signUp.haveAccount')}</TextLink> : null}
      <FormNotes state={state} />
      <TextField
        {...field('fullName')}
        label={t('account:signUp.fullName')}
        autoComplete="name"
        maxLength={100}
        required
      />
      <CountryPhoneField {...field('phone')} label={t('callback.phone')} required />
      <TextField
        {...field('email')}
        label={t('account:signUp.email')}
        mark={t('forms.optional')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {user === null ? (
        <Fieldset label={t('booking:contact.by')}>
          {(['phone', 'email'] as const).map((channel) => (
            <Radio
              key={channel}
              name="channel"
              value={channel}
              label={t(`booking:contact.${channel}`)}
              defaultChecked={(values['channel'] || 'phone') === channel}
            />
          ))}
        </Fieldset>
      ) : null}
      <p className={styles.text}>
        {t('booking:contact.consent')} <PrivacyLink />
      </p>
      <HiddenValues values={kept} />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t(user === null ? 'account:profile.sendCode' : 'actions.continue')}
      </SubmitButton>
    </Form>
  )
}

/** Values that travel with a form, so that it works without script. */
export function HiddenValues({ values }: { values: FormValues }) {
  return Object.entries(values).map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />)
}

/** Some of a form's values. */
export function pick(values: FormValues, fields: readonly string[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
}
