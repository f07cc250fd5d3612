import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { CancelBox } from '../../parts/appointments/CancelBox.tsx'
import { ContactBox } from '../../parts/appointments/ContactBox.tsx'
import type { ShownBooking } from '../../parts/appointments/shown-booking.ts'
import { BOOKING_TONES } from '../../parts/appointments/tones.ts'
import { ZoneNote } from '../../parts/appointments/ZoneNote.tsx'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Countdown } from './Countdown.tsx'
import { DepositWays, type Showroom } from './DepositWays.tsx'
import { PayBox } from './PayBox.tsx'

import styles from '../../parts/appointments/Appointment.module.css'

/**
 * The state of a booking, what comes next and until when, and how it is cancelled and what that costs (P-22 and P-47). `kept`
 * is the step of a code at which its page was loaded again. `children` are shown below its state and its ways to pay.
 */
export function BookingView({
  booking,
  showrooms = [],
  kept,
  children,
}: {
  booking: ShownBooking
  showrooms?: Showroom[]
  kept?: FormState | undefined
  children?: ReactNode
}) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const {
    id,
    reference,
    state,
    car,
    deposit,
    until,
    cancellable,
    paid,
    refundIfCancelled,
    refundDue,
    refundBy,
    paidBack,
    payment,
    contact,
  } = booking
  const { day = '', time = '' } = until ?? {}
  const by = refundBy === null ? '' : ` ${t('booking:dueBy', { day: refundBy })}`
  const refund = t('booking:cancel.refund', { paid, refund: refundIfCancelled }) + by
  const free = payment.stray === 'none' ? 'booking:cancel.free' : 'booking:cancel.stray'
  // Nobody knows yet whether something was paid.
  const unpaid = t(payment.state === 'pending' ? 'booking:cancel.pending' : free)
  return (
    <>
      <div className={styles.state}>
        <div role="status">
          <Badge tone={BOOKING_TONES[state]}>{t(`booking:state.${state}`)}</Badge>
        </div>
        <p>{t(`booking:text.${state}`, { car, deposit, day, time, amount: paidBack })}</p>
        {refundDue === 0 ? null : <p>{t('booking:due', { amount: refundDue }) + (cancellable ? '' : by)}</p>}
        {until === null ? null : (
          <>
            <p>
              {t('booking:receipt.until')} <time className={styles.when}>{t('booking:moment', { day, time })}</time>
            </p>
            <ZoneNote />
            <Countdown left={until.left} onOver={() => void revalidate()} />
            <ButtonLink look="secondary" href={`/calendar/bookings/${id}.ics`}>
              {t('booking:calendar')}
            </ButtonLink>
          </>
        )}
      </div>
      <PayBox id={id} state={state} payment={payment} deposit={deposit} />
      {state === 'awaitingDeposit' ? <DepositWays reference={reference} showrooms={showrooms} /> : null}
      {children}
      <ContactBox contact={contact} kept={kept} />
      {cancellable ? (
        <CancelBox
          title={t('booking:cancel.title')}
          text={paid === 0 ? unpaid : refund}
          reason={t('booking:cancel.reason')}
          submit={t('booking:cancel.submit')}
        />
      ) : null}
      <p className={styles.note}>{t('booking:private')}</p>
    </>
  )
}
