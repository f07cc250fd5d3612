import { useTexts } from '../../texts/use-texts.ts'

/** The events of a booking, a visit or a sale, oldest first. */
export function EventList({ events }: { events: readonly string[] }) {
  const { t } = useTexts()
  return (
    <section>
      <h2>{t('booking:events.title')}</h2>
      <ol>
        {events.map((event, number) => (
          <li key={`${number} ${event}`}>{event}</li>
        ))}
      </ol>
    </section>
  )
}
