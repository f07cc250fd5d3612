import type { OfferLineKind } from '@otosafi/api-client/schema'
import { Ltr } from '@otosafi/ui/ltr/Ltr'

import type { ShownSale } from '../../parts/appointments/shown-sale.ts'
import { type Texts, useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** An offer line by line: the price before deductions, each of them with its reason, and what is left. */
export function OfferLines({ offer: { base, lines, amount } }: { offer: NonNullable<ShownSale['offer']> }) {
  const { t, money } = useTexts()
  return (
    <section>
      <h2>{t('sell:sale.offer.title')}</h2>
      <dl className={styles.receipt}>
        <div className={styles.row}>
          <dt>{t('sell:sale.offer.base')}</dt>
          <dd>
            <Ltr>{money(base)}</Ltr>
          </dd>
        </div>
        {lines.map(({ kind, note, amount: deducted }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no names, and never move
          <div key={index} className={styles.row}>
            <dt>
              {kindText(t, kind)}
              {note === null ? null : (
                <>
                  {' · '}
                  <bdi>{note}</bdi>
                </>
              )}
            </dt>
            <dd>
              <Ltr>− {money(deducted)}</Ltr>
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>
            <strong>{t('sell:sale.offer.amount')}</strong>
          </dt>
          <dd>
            <Ltr>{money(amount)}</Ltr>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function kindText(t: Texts['t'], kind: OfferLineKind): string {
  return kind === 'tyres' || kind === 'papers' || kind === 'other'
    ? t(`sell:sale.offer.${kind}`)
    : t(`inspection.sections.${kind}`)
}
