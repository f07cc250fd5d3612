import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { CancelBox } from '../../parts/appointments/CancelBox.tsx'
import { ContactBox } from '../../parts/appointments/ContactBox.tsx'
import type { SlotChoice } from '../../parts/appointments/load-slots.ts'
import type { Moment } from '../../parts/appointments/moment.ts'
import { TimeBox } from '../../parts/appointments/TimeBox.tsx'
import { VISIT_TONES } from '../../parts/appointments/tones.ts'
import { ZoneNote } from '../../parts/appointments/ZoneNote.tsx'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { AfterVisit } from './load-visit.ts'
import type { ShownVisit } from './shown-visit.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/**
 * When and where a visit is, its state, and how it is moved and cancelled (P-48). `path` is its page's; `isOpened` opens
 * the choice of another time; `reminders` are those to come, `next` is the way on from one that is over, and `kept` the step of a
 * code at which its page was loaded again.
 */
export function VisitView({
  visit,
  choice,
  reminders = [],
  next = null,
  path,
  isOpened,
  kept,
}: {
  visit: ShownVisit
  choice: SlotChoice | null
  reminders?: readonly Moment[]
  next?: AfterVisit
  path: string
  isOpened: boolean
  kept?: FormState | undefined
}) {
  const { t } = useTexts()
  const { id, reference, state, text, car, when, store, cancellable, testDrive, contact } = visit
  return (
    <>
      <div className={styles.state}>
        <div role="status">
          <Badge tone={VISIT_TONES[state]}>{t(`booking:visitState.${state}`)}</Badge>
        </div>
        <p>{t(`booking:visitText.${text}`, { car })}</p>
        <p className={styles.when}>
          {t(`vocabulary.day.${when.weekday}`)} <time>{t('booking:moment', when)}</time>
        </p>
        <ZoneNote />
        {/* The address has a line of its own: one that breaks after a name reads badly where the page runs the other way. */}
        <p>
          <span>{t('booking:whereStore', { store: store.name })}</span>
          {store.address === '' ? null : (
            <>
              <br />
              <bdi>{store.address}</bdi>
            </>
          )}
        </p>
        {testDrive && cancellable ? (
          <p>
            {t('booking:visit.drive')} {t('booking:visit.licence')}
          </p>
        ) : null}
        {reminders.map((moment) => (
          <p key={moment.day} className={styles.note}>
            {t('booking:visit.remind', moment)}
          </p>
        ))}
        <p className={styles.note}>
          {t('booking:receipt.reference')}{' '}
          <bdi className={styles.whole} dir="ltr">
            {reference}
          </bdi>
        </p>
        {cancellable ? (
          <ButtonLink look="secondary" href={`/calendar/visits/${id}.ics`}>
            {t('booking:calendar')}
          </ButtonLink>
        ) : null}
        {next === null ? null : <ButtonLink href={next.href}>{next.label}</ButtonLink>}
      </div>
      {choice === null ? null : (
        <TimeBox
          choice={choice}
          path={path}
          isOpened={isOpened}
          texts={{ title: t('booking:move.title'), text: t('booking:move.text'), done: t('booking:move.done') }}
        />
      )}
      <ContactBox contact={contact} kept={kept} />
      {cancellable ? (
        <CancelBox
          title={t('booking:cancel.visitTitle')}
          text={t('booking:cancel.visitText')}
          reason={t('booking:cancel.reason')}
          submit={t('booking:cancel.visitSubmit')}
        />
      ) : null}
      <p className={styles.note}>{t('booking:private')}</p>
    </>
  )
}
