import { ButtonLink } from '@otosafi/ui/button/Button'

import { useTexts } from '../../texts/use-texts.ts'
import type { NextSteps } from './booking-next.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** The next steps of a booking for its visitor. */
export function BookingNext({ next: { notes, covers, links } }: { next: NextSteps }) {
  return (
    <div className={styles.reach}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {covers.length === 0 ? null : (
        <ul>
          {covers.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {'. '}
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        {links.map(({ href, label }) => (
          <ButtonLink key={href} look="secondary" href={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  )
}

/** A line of a receipt. */
export type ReceiptRow = { label: string; value: string }

/** A receipt of the agreed terms and the payments. */
export function BookingReceipt({ rows }: { rows: readonly ReceiptRow[] }) {
  const { t } = useTexts()
  return (
    <section>
      <h2>{t('booking:receipt.title')}</h2>
      <dl className={styles.receipt}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
