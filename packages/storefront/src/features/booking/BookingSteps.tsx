import type { BookingTerms as Terms } from '@otosafi/api-client/schema'
import { PARTIAL_REFUND_PERCENT } from '@otosafi/domain/booking/booking'
import { DEPOSIT_HOURS, REQUEST_HOURS } from '@otosafi/domain/booking/take-step'
import { Button } from '@otosafi/ui/button/Button'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Stepper } from '@otosafi/ui/stepper/Stepper'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { takeLostFocus } from '../../forms/take-lost-focus.ts'
import { type SentForm, useFormState } from '../../forms/use-form-state.ts'
import {
  CONTACT_FIELDS,
  KNOWN,
  type KnownUser,
  PROVEN,
  PROVEN_CONTACT,
  VERIFICATION,
} from '../../parts/appointments/contact-fields.ts'
import { ContactStep, HiddenValues, pick } from '../../parts/appointments/ContactStep.tsx'
import { STAGE } from '../../parts/appointments/stage.ts'
import { STEP } from '../../parts/contact-verification/code-fields.ts'
import { restoreStep } from '../../parts/contact-verification/restore-step.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WAYS_TO_PAY } from './ways-to-pay.ts'

import boxed from '../../forms/BoxedForm.module.css'
import styles from './BookingSteps.module.css'

/** Name of the form that books a car, and its anchor. */
export const BOOKING = 'booking'

/** Name of the hidden field with the version of the terms that the page shows. */
export const TERMS_VERSION = 'termsVersion'

/** Name of the buttons that go to another step with all that was typed, and the stages that they go to. */
export const TO = 'to'
export const STAGES = ['terms', 'contact', 'last'] as const
type Stage = (typeof STAGES)[number]

const STEPS = ['terms', 'contact', 'deposit', 'confirmation'] as const
type Step = (typeof STEPS)[number]

/**
 * The terms of a booking, before anything personal is asked (P-22): what the deposit holds, what becomes of it, and that
 * nothing is paid now.
 */
export function BookingTerms({ deposit, holdDays, refund, refundDays }: Terms) {
  const { t } = useTexts()
  return (
    <ul className={styles.terms}>
      <li>{t('booking:terms.first', { hours: REQUEST_HOURS })}</li>
      <li>{t('car.booking.deposit', { count: holdDays, deposit })}</li>
      <li>{t(`car.booking.refund.${refund}`, { percent: PARTIAL_REFUND_PERCENT })}</li>
      {refundDays === null ? null : <li>{t('booking:terms.refundDays', { count: refundDays })}</li>}
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

/**
 * The second and third step of a booking: who the visitor is, and how the deposit is paid; the first, where it is come
 * back to. `asked` is the step of a guest's code at which its page was loaded again.
 */
export function BookingSteps({
  path,
  signIn,
  user,
  terms,
  asked,
}: {
  path: string
  signIn: string
  user: KnownUser | null
  terms: Terms
  asked?: FormState | undefined
}) {
  const sent = restoreStep(useFormState(BOOKING), user === null ? asked : undefined)
  const values = sent.state?.values ?? {}
  if (values[STAGE] === 'last')
    return (
      <>
        <BookingProgress step="deposit" />
        <DepositStep path={path} sent={sent} terms={terms} />
      </>
    )
  if (values[STAGE] === 'terms')
    return (
      <>
        <BookingProgress step="terms" />
        <TermsStep path={path} sent={sent} terms={terms} />
      </>
    )
  const kept = values[PROVEN] ? pick(values, [PROVEN, PROVEN_CONTACT]) : {}
  return (
    <>
      <BookingProgress step="contact" />
      <ContactStep name={BOOKING} action={path} signIn={signIn} sent={sent} user={user} kept={kept}>
        <BookingTerms {...terms} />
      </ContactStep>
    </>
  )
}

/** Props of the steps of a booking; `path` is the page's. */
type StepProps = { path: string; sent: SentForm; terms: Terms }

/** The terms once more, for who comes back to them from the last step, and the way to that. */
function TermsStep({ path, sent: { Form, form, sending, state }, terms }: StepProps) {
  const { t } = useTexts()
  return (
    <Form ref={form} id={BOOKING} className={boxed.form} method="post" action={path} noValidate>
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {t('car.action.book')}
      </h2>
      <BookingTerms {...terms} />
      <HiddenValues values={pick(state?.values ?? {}, [...CONTACT_FIELDS, VERIFICATION])} />
      <SubmitButton name={TO} value={'last' satisfies Stage} busy={sending} busyLabel={t('progress.pleaseWait')}>
        {t('actions.continue')}
      </SubmitButton>
    </Form>
  )
}

/** The head of a part of the last step, with the way back to the step that it comes from. */
function PartHead({ step }: { step: 'terms' | 'contact' }) {
  const { t } = useTexts()
  return (
    <div>
      <h3>{t(`booking:steps.${step}`)}</h3>
      <Button
        type="submit"
        look="quiet"
        name={TO}
        value={step satisfies Stage}
        aria-label={t(`booking:change.${step}`)}
      >
        {t('booking:change.label')}
      </Button>
    </div>
  )
}

/** How the deposit is paid, and the button that books on the terms above it. That they have changed is said beside them. */
function DepositStep({ path, sent: { Form, form, sending, state, keyField }, terms }: StepProps) {
  const { t } = useTexts()
  const values = state?.values ?? {}
  const tooMany = state?.problem === 'too_many_open' ? t('booking:tooMany.booking') : undefined
  const isChanged = state?.problem === 'terms_changed'
  const notes = <FormNotes state={state} refusal={tooMany} />
  return (
    <Form ref={form} id={BOOKING} className={boxed.form} method="post" action={path} noValidate>
      {isChanged ? null : notes}
      <h2 ref={takeLostFocus} tabIndex={-1}>
        {t('booking:deposit.title')}
      </h2>
      <ul className={styles.terms}>
        {WAYS_TO_PAY.map((way) => (
          <li key={way}>{t(`booking:deposit.ways.${way}`)}</li>
        ))}
      </ul>
      <p>{t('booking:deposit.when', { hours: DEPOSIT_HOURS })}</p>
      <PartHead step="contact" />
      <p className={boxed.text}>
        <bdi>{values['fullName']}</bdi> · <Ltr>{values['phone']}</Ltr>
      </p>
      {values['email'] ? (
        <p className={boxed.text}>
          <bdi>{values['email']}</bdi>
        </p>
      ) : null}
      <PartHead step="terms" />
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
