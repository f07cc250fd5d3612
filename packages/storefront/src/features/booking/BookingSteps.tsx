import type { BookingTerms as Terms } from '@otosafi/api-client/schema'
import { PARTIAL_REFUND_PERCENT } from '@otosafi/domain/booking/booking'
import { DEPOSIT_HOURS, REQUEST_HOURS } from '@otosafi/domain/booking/take-step'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Stepper } from '@otosafi/ui/stepper/Stepper'

import { CONTACT_FIELDS, KNOWN, type KnownUser, VERIFICATION } from '../../appointments/contact-fields.ts'
import { ContactStep, HiddenValues, pick } from '../../appointments/ContactStep.tsx'
import { STAGE } from '../../appointments/stage.ts'
import { STEP } from '../../contact-verification/code-fields.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { type SentForm, useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WAYS_TO_PAY } from './ways-to-pay.ts'

import boxed from '../../forms/BoxedForm.module.css'
import styles from './BookingSteps.module.css'

/** Name of the form that books a car, and its anchor. */
export const BOOKING = 'booking'

/** Name of the hidden field with the version of the terms that the page shows. */
export const TERMS_VERSION = 'termsVersion'

const STEPS = ['terms', 'contact', 'deposit', 'confirmation'] as const
type Step = (typeof STEPS)[number]

/**
 * The terms of a booking, before anything personal is asked (P-22): what the deposit holds, what becomes of it, and that
 * nothing is paid now.
 */
export function BookingTerms({ deposit, holdDays, refund }: Terms) {
  const { t } = useTexts()
  return (
    <ul className={styles.terms}>
      <li>{t('booking:terms.first', { hours: REQUEST_HOURS })}</li>
      <li>{t('car.booking.deposit', { count: holdDays, deposit })}</li>
      <li>{t(`car.booking.refund.${refund}`, { percent: PARTIAL_REFUND_PERCENT })}</li>
      <li>{t('booking:terms.free')}</li>
    </ul>
  )
}

/** Where the visitor is among the steps of a booking. */
export function BookingProgress({ step }: { step: Step }) {
  const { t } = useTexts()
  const at = STEPS.indexOf(step)
  return (
    <Stepper
      label={t('car.action.book')}
      position={t('booking:steps.position', { step: at + 1, all: STEPS.length })}
      doneLabel={t('booking:steps.done')}
      steps={STEPS.map((each, index) => ({
        label: t(`booking:steps.${each}`),
        state: index < at ? 'done' : index === at ? 'current' : 'todo',
      }))}
    />
  )
}

/** The second and third step of a booking: who the visitor is, and how the deposit is paid. `path` is the page's. */
export function BookingSteps({
  path,
  signIn,
  user,
  terms,
}: {
  path: string
  signIn: string
  user: KnownUser | null
  terms: Terms
}) {
  const sent = useFormState(BOOKING)
  const isLast = sent.state?.values[STAGE] === 'last'
  return (
    <>
      <BookingProgress step={isLast ? 'deposit' : 'contact'} />
      {isLast ? (
        <DepositStep path={path} sent={sent} terms={terms} />
      ) : (
        <ContactStep name={BOOKING} action={path} signIn={signIn} sent={sent} user={user}>
          <BookingTerms {...terms} />
        </ContactStep>
      )}
    </>
  )
}

/** How the deposit is paid, and the button that books on the terms above it. That they have changed is said beside them. */
function DepositStep({
  path,
  sent: { Form, form, sending, state, keyField },
  terms,
}: {
  path: string
  sent: SentForm
  terms: Terms
}) {
  const { t } = useTexts()
  const values = state?.values ?? {}
  const isTooMany = state?.problem === 'too_many_open'
  const isChanged = state?.problem === 'terms_changed'
  const notes = <FormNotes state={isTooMany ? null : state} sent={null} />
  return (
    <Form ref={form} id={BOOKING} className={boxed.form} method="post" action={path} noValidate>
      {isChanged ? null : notes}
      {isTooMany ? <p role="alert">{t('booking:tooMany.booking')}</p> : null}
      <h2>{t('booking:deposit.title')}</h2>
      <ul className={styles.terms}>
        {WAYS_TO_PAY.map((way) => (
          <li key={way}>{t(`booking:deposit.ways.${way}`)}</li>
        ))}
      </ul>
      <p>{t('booking:deposit.when', { hours: DEPOSIT_HOURS })}</p>
      <p className={boxed.text}>
        <bdi>{values['fullName']}</bdi> · <Ltr>{values['phone']}</Ltr>
      </p>
      {isChanged ? notes : null}
      <p>{t('booking:terms.accept')}</p>
      <BookingTerms {...terms} />
      <HiddenValues
        values={{
          ...pick(values, [...CONTACT_FIELDS, VERIFICATION]),
          [STEP]: KNOWN,
          [TERMS_VERSION]: terms.version,
        }}
      />
      <input {...keyField} />
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('car.action.book')}
      </SubmitButton>
    </Form>
  )
}
