import { inPercent } from '@otosafi/validators/loan-rate'

import { useTexts } from '../../texts/use-texts.ts'
import type { CalculatorTerms, LoanReading } from './read-loan.ts'
import { SeeCars } from './SeeCars.tsx'

import styles from './LoanCalculator.module.css'

/** The budget that an income supports by the country's rule (P-23), and the cars within it. */
export function Affordable({
  terms,
  affordable,
  isAsked,
}: {
  terms: CalculatorTerms
  affordable: LoanReading['affordable']
  /** Whether an income was typed. */
  isAsked: boolean
}) {
  const { t } = useTexts()
  const percent = Math.floor(inPercent(terms.incomeShare))
  return (
    <section className={styles.affordable} aria-labelledby="afford">
      <h2 id="afford">{t('finance:afford.title')}</h2>
      <p className={styles.note}>{t('finance:afford.help', { percent })}</p>
      {affordable === null ? (
        isAsked ? null : (
          <p>
            <a href="#income">{t('finance:afford.income')}</a>
          </p>
        )
      ) : (
        <div role="status">
          <p className={styles.payment}>{t('finance:afford.payment', { amount: affordable.payment })}</p>
          {affordable.price === 0 ? (
            <p>{t('finance:afford.tooLow')}</p>
          ) : (
            <>
              <p>{t('finance:afford.price', { amount: affordable.price })}</p>
              <SeeCars price={affordable.price} />
            </>
          )}
        </div>
      )}
    </section>
  )
}
