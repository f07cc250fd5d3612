import { useTexts } from '../../texts/use-texts.ts'

import styles from './Appointment.module.css'

/** The events of a booking, a visit or a sale, oldest first. */
export function EventList({ events }: { events: readonly string[] }) {
  const { t } = useTexts()
  return (
    <section>
      <h2>{t('booking:events.title')}</h2>
      <ol className={styles.receipt}>
        {events.map((event, number) => (
          <li key={`${number} ${event}`} className={styles.row}>
            {event}
          </li>
        ))}
      </ol>
    </section>
  )
}
