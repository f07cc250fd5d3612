import { edition } from '#edition'
import type { BankAccount } from '@otosafi/editions/edition'

import { CopyButton } from '../../parts/appointments/CopyButton.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

const PARTS = ['holder', 'bank', 'number'] as const satisfies readonly (keyof BankAccount)[]

/** A place where deposits are paid. */
export type Showroom = { name: string; address: string }

/** How the deposit of a booking is paid without a provider: at a showroom, and by transfer where the edition has an account. */
export function DepositWays({ reference, showrooms }: { reference: string; showrooms: readonly Showroom[] }) {
  const { t } = useTexts()
  const { account } = edition.booking
  const [before, after] = t('booking:pay.reference', { reference }).split(reference)
  return (
    <section className={styles.form}>
      <h2>{t('booking:pay.how')}</h2>
      <p>
        {before}
        <span className={styles.whole}>{reference}</span>
        {after}
      </p>
      <CopyButton text={reference} label={t('booking:copy.label')} of={t('booking:receipt.reference')} />
      <h3>{t('booking:deposit.ways.showroom')}</h3>
      <ul>
        {showrooms.map(({ name, address }) => (
          <li key={name}>
            <bdi>{name}</bdi>, <bdi>{address}</bdi>
          </li>
        ))}
      </ul>
      {account === null ? null : (
        <>
          <h3>{t('booking:deposit.ways.transfer')}</h3>
          <dl className={styles.receipt}>
            {PARTS.map((part) => (
              <div key={part} className={styles.row}>
                <dt>{t(`booking:pay.account.${part}`)}</dt>
                <dd>
                  <bdi>{account[part]}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <CopyButton text={account.number} label={t('booking:copy.label')} of={t('booking:pay.account.number')} />
        </>
      )}
      <p>{t('booking:pay.never')}</p>
    </section>
  )
}
