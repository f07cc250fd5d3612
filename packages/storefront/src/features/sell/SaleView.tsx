import { edition } from '#edition'
import { inspectsAtHome } from '@otosafi/editions/inspects-at-home'
import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextArea } from '@otosafi/ui/text-area/TextArea'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes, useAttempt } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { CANCEL, CancelBox } from '../../parts/appointments/CancelBox.tsx'
import type { SlotChoice } from '../../parts/appointments/load-slots.ts'
import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { MOVE, TimeBox } from '../../parts/appointments/TimeBox.tsx'
import { SALE_TONES } from '../../parts/appointments/tones.ts'
import { ZoneNote } from '../../parts/appointments/ZoneNote.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeFields } from './HomeFields.tsx'
import { OfferLines } from './OfferLines.tsx'
import { ACCEPT, ADD_PHOTOS, CANCEL_TIME, OFFER, REFUSE, REMOVE_PHOTO, SELL } from './sale-forms.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/**
 * The state of the sale of a car and what comes next, how the time of the inspection is chosen and given up, the offer line by
 * line, and how it is accepted, refused or withdrawn and what that means (P-50). `path` is its page's; `isOpened` opens the
 * choice of a time.
 */
export function SaleView({
  sale,
  choice,
  path,
  isOpened,
}: {
  sale: ShownSale
  choice: SlotChoice | null
  path: string
  isOpened: boolean
}) {
  const { t } = useTexts()
  const { sent } = useFormState(SELL)
  const answers = [
    useAnswered(ACCEPT),
    useAnswered(REFUSE),
    useAnswered(MOVE),
    useAnswered(CANCEL_TIME),
    useAnswered(CANCEL),
    useAnswered(ADD_PHOTOS),
    useAnswered(REMOVE_PHOTO),
  ]
  const late = answers.filter(({ state }) => state?.problem === 'conflict')
  const { id, state, car, reference, appointment, offer, promise, schedulable, answerable, withdrawable } = sale
  const isAppointed = state === 'appointment' && appointment !== null
  const isAtHomeOffered = inspectsAtHome(edition)
  const kept =
    isAtHomeOffered && isAppointed && appointment.slot !== null
      ? { slot: appointment.slot, label: t('sell:sale.place.keep', appointment) }
      : null
  const { amount = 0, until: { day = '', time = '' } = {} } = offer ?? {}
  return (
    <>
      <FormNotes state={null} sent={sent ? t('success.sellRequestSent') : null} />
      {late.length === 0 ? null : (
        // An answer that was too late again is announced again.
        <p key={late.reduce((sum, { attempt }) => sum + attempt, 0)} role="alert">
          {t('sell:sale.moved')}
        </p>
      )}
      <div className={styles.state}>
        <div role="status">
          <Badge tone={SALE_TONES[state]}>{t(`sell:sale.state.${state}`)}</Badge>
        </div>
        <p>{t(`sell:sale.text.${state}`, { car, amount, day, time })}</p>
        {isAppointed ? (
          <>
            <p className={styles.when}>
              <time>{t('booking:moment', appointment)}</time>
            </p>
            <ZoneNote />
            {/* An address runs in its own direction, whatever stands before it. */}
            <p>
              {t(appointment.atHome ? 'sell:sale.atHome' : 'sell:sale.where', {
                place: `\u2068${appointment.place}\u2069`,
              })}
            </p>
            <ButtonLink look="secondary" href={`/calendar/sales/${id}.ics`}>
              {t('booking:calendar')}
            </ButtonLink>
          </>
        ) : null}
        {promise === null ? null : (
          <p>
            <strong>{t(`sell:sale.promise.${promise.kind}`, promise.until)}</strong>
          </p>
        )}
        <p className={styles.note}>
          {t('booking:receipt.reference')}{' '}
          <bdi className={styles.whole} dir="ltr">
            {reference}
          </bdi>{' '}
          · {t('booking:receipt.made')} <span>{t('booking:day', { day: sale.made })}</span>
        </p>
      </div>
      {choice === null ? null : (
        <TimeBox
          choice={choice}
          path={path}
          isOpened={isOpened || !isAppointed}
          texts={{
            title: t(isAppointed ? 'booking:move.title' : 'sell:sale.time.title'),
            text: t(
              isAppointed ? 'booking:move.text' : isAtHomeOffered ? 'sell:sale.time.atHome' : 'sell:sale.time.text',
            ),
            done: isAppointed ? t(sale.notified ? 'sell:sale.time.done' : 'sell:sale.time.taken') : null,
          }}
          kept={kept}
        >
          {isAtHomeOffered ? <HomeFields appointment={isAppointed ? appointment : null} /> : null}
        </TimeBox>
      )}
      {schedulable && isAppointed ? (
        <CancelBox
          name={CANCEL_TIME}
          title={t('sell:sale.time.cancelTitle')}
          text={t('sell:sale.time.cancelText')}
          submit={t('sell:sale.time.cancelSubmit')}
        />
      ) : null}
      {offer === null ? null : <OfferLines offer={offer} />}
      {answerable && offer !== null ? (
        <>
          <AcceptBox car={car} offer={offer} />
          <RefuseBox offer={offer} />
        </>
      ) : null}
      {withdrawable ? (
        <CancelBox
          title={t('sell:sale.withdraw.title')}
          text={t('sell:sale.withdraw.text')}
          submit={t('sell:sale.withdraw.submit')}
        />
      ) : null}
      <p className={styles.note}>{t('sell:sale.private')}</p>
    </>
  )
}

/** What became of a form of the page, and which attempt that was. */
function useAnswered(form: string) {
  const { state } = useFormState(form)
  return { state, attempt: useAttempt(state) }
}

type Offer = NonNullable<ShownSale['offer']>

/** Accepts the offer in two steps: the box that is opened says what it means, and its button does it. */
function AcceptBox({ car, offer: { number, amount } }: { car: string; offer: Offer }) {
  const { t } = useTexts()
  const { Form, form, sending, state } = useFormState(ACCEPT)
  return (
    <Disclosure summary={t('sell:sale.accept.title')} open>
      <Form ref={form} id={ACCEPT} className={styles.form} method="post">
        <FormNotes state={state} />
        <p>{t('sell:sale.accept.text', { car, amount })}</p>
        <OfferNumber form={ACCEPT} number={number} />
        <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
          {t('sell:sale.accept.submit', { amount })}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

/** Refuses the offer in two steps; what should be different may be said. */
function RefuseBox({ offer: { number } }: { offer: Offer }) {
  const { t } = useTexts()
  const { Form, form, sending, state } = useFormState(REFUSE)
  return (
    <Disclosure summary={t('sell:sale.refuse.title')} open={state !== null}>
      <Form ref={form} id={REFUSE} className={styles.form} method="post">
        <FormNotes state={state} />
        <p>{t('sell:sale.refuse.text')}</p>
        <TextArea
          {...fieldOfForm(REFUSE, 'reason', state, t)}
          label={t('sell:sale.refuse.reason')}
          mark={t('forms.optional')}
          rows={3}
        />
        <OfferNumber form={REFUSE} number={number} />
        <SubmitButton look="secondary" busy={sending} busyLabel={t('progress.sending')}>
          {t('sell:sale.refuse.submit')}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

/** Which offer is answered, and how: another one that came meanwhile is not. */
function OfferNumber({ form, number }: { form: string; number: number }) {
  return <input type="hidden" name={`${OFFER}-${form}`} value={number} />
}
