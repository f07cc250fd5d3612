import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { ShownBooking } from '../../parts/appointments/shown-booking.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useFreshReturn, usePaymentNews } from './use-payment-news.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** Name of the form that pays the deposit online, and of its hidden field. */
export const PAY = 'pay'

/**
 * The online deposit, in editions that take one: the state of its payment, and the button to the provider's page (P-26). A pending
 * payment may have been made already, so that its button resumes it instead of paying again. `state` is that of the booking. Money
 * that does not fit the booking is said to come back.
 */
export function PayBox({
  id,
  state: bookingState,
  payment,
  deposit,
}: Pick<ShownBooking, 'id' | 'state' | 'payment' | 'deposit'>) {
  const { t } = useTexts()
  const { Form, form, sending, state } = useFormState(PAY)
  const { payable, state: paymentState, stray } = payment
  const isPending = paymentState === 'pending'
  usePaymentNews(id, isPending)
  useFreshReturn(sending)
  const strayNote = stray === 'none' ? null : <p>{t(`booking:pay.stray.${stray}`)}</p>
  if (!payable)
    return (
      <>
        {strayNote}
        {isPending ? <p>{t(pendingText(bookingState))}</p> : null}
      </>
    )
  return (
    <Form ref={form} id={PAY} className={styles.form} method="post">
      <FormNotes state={state} />
      {strayNote}
      <p>
        {paymentState === 'pending' || paymentState === 'refused'
          ? t(`booking:pay.${paymentState}`)
          : t('booking:pay.text', { deposit })}
      </p>
      <input type="hidden" name={PAY} value="online" />
      <SubmitButton look={isPending ? 'secondary' : 'primary'} busy={sending} busyLabel={t('progress.sending')}>
        {t(isPending ? 'booking:pay.resume' : 'booking:pay.submit')}
      </SubmitButton>
    </Form>
  )
}

/** The text about a pending payment: of a cancelled booking it is refunded, of an expired one unless the car is still free. */
function pendingText(state: ShownBooking['state']) {
  if (state === 'requested' || state === 'awaitingDeposit') return 'booking:pay.pending'
  return state === 'expired' ? 'booking:pay.expired' : 'booking:pay.over'
}
