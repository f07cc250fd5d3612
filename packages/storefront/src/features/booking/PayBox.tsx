import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { ShownBooking } from '../../parts/appointments/shown-booking.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useFreshReturn, usePaymentNews } from './use-payment-news.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** Name of the form that pays the deposit online, and of the field by which its page knows it. */
export const PAY = 'pay'

/**
 * The deposit online, where the edition takes it so: the state of a payment, and the button that leads to its page (P-26). Of one
 * that is pending nobody knows yet whether it was made: the way back to it says so, and is no second way to pay. `state` is
 * that of the booking, on which the payment's outcome depends. Money that does not fit the booking is said to come back.
 */
export function PayBox({
  id,
  state: bookingState,
  payment,
  deposit,
}: Pick<ShownBooking, 'id' | 'state' | 'payment' | 'deposit'>) {
  const { t } = useTexts()
  const { Form, form, sending, state } = useFormState(PAY)
  const { payable, state: became, stray } = payment
  const isPending = became === 'pending'
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
        {became === 'pending' || became === 'refused' ? t(`booking:pay.${became}`) : t('booking:pay.text', { deposit })}
      </p>
      <input type="hidden" name={PAY} value="online" />
      <SubmitButton look={isPending ? 'secondary' : 'primary'} busy={sending} busyLabel={t('progress.sending')}>
        {t(isPending ? 'booking:pay.resume' : 'booking:pay.submit')}
      </SubmitButton>
    </Form>
  )
}

/** The text about a late payment: for a booking that is over it is refunded, unless it can still hold the car. */
function pendingText(state: ShownBooking['state']) {
  if (state === 'requested' || state === 'awaitingDeposit') return 'booking:pay.pending'
  return state === 'expired' ? 'booking:pay.expired' : 'booking:pay.over'
}
