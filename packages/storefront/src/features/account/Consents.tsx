import type { AccountNewsletter, ConsentHistory } from '@otosafi/api-client/schema'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { PreferenceFields } from '../../parts/newsletter/PreferenceFields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { NEWSLETTER_CHOICE } from './form-names.ts'
import { useAccountForm } from './use-account-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/**
 * The newsletter's address, null without a verified one; the consents given or withdrawn, latest first; the preferences
 * of the newsletter.
 */
export type ConsentsProps = {
  email: string | null
  consents: readonly (ConsentHistory['consents'][number] & { /** In the edition, ISO. */ day: string })[]
  newsletter: AccountNewsletter
}

/** The account holder's consents, and the newsletter: how it comes, and the buttons that give it and take it back. */
export function Consents({ email, consents, newsletter }: ConsentsProps) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer, state, nameField } = useAccountForm(NEWSLETTER_CHOICE)
  // Without an address it is not sent yet, and can be taken back all the same.
  const isGiven = newsletter.subscribed || (email === null && hasAgreed(consents))
  return (
    <>
      <section className={styles.form}>
        <h2>{t('account:privacy.consentsTitle')}</h2>
        {consents.length === 0 ? <p className={styles.text}>{t('account:privacy.consentsNone')}</p> : null}
        {consents.map(({ purpose, given, at, day, textVersion }) => (
          <div key={`${purpose} ${at}`}>
            <h3>{t(`account:privacy.${purpose}`)}</h3>
            <p className={styles.text}>{t(...sentenceOf(given, day, textVersion))}</p>
          </div>
        ))}
      </section>
      <Form ref={form} id={NEWSLETTER_CHOICE} className={styles.form} method="post">
        <h2>{t('account:privacy.newsletter')}</h2>
        <FormNotes state={answer} sent={sent ? t('account:profile.saved') : null} />
        {email === null ? (
          <p className={styles.text}>{t('account:privacy.newsletterNeedsEmail')}</p>
        ) : (
          <>
            <p className={styles.text}>
              {newsletter.subscribed
                ? t('account:privacy.newsletterOn', { email })
                : t('account:privacy.newsletterOff')}
            </p>
            <PreferenceFields
              key={JSON.stringify(newsletter.preferences)}
              form={NEWSLETTER_CHOICE}
              state={state}
              choices={newsletter}
            />
            <SubmitButton name="subscribed" value="yes" busy={sending} busyLabel={t('progress.saving')}>
              {newsletter.subscribed ? t('actions.save') : t('account:privacy.newsletterStart')}
            </SubmitButton>
          </>
        )}
        <input {...nameField} />
        {isGiven ? (
          <SubmitButton look="secondary" name="subscribed" value="" busy={sending} busyLabel={t('progress.saving')}>
            {t('account:privacy.newsletterStop')}
          </SubmitButton>
        ) : null}
      </Form>
    </>
  )
}

/** Whether the last word on the newsletter was yes. */
function hasAgreed(consents: ConsentsProps['consents']): boolean {
  return consents.find(({ purpose }) => purpose === 'newsletter')?.given === true
}

/** The sentence of an entry: days in ISO. */
function sentenceOf(given: boolean, day: string, version: string | null) {
  if (!given) return ['account:privacy.taken', { day }] as const
  return version === null
    ? (['account:privacy.given', { day }] as const)
    : (['account:privacy.givenTo', { day, version }] as const)
}
