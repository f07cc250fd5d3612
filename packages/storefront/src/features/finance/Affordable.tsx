import type { RangeFilter } from '@otosafi/domain/listing/ranges'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { inPercent } from '@otosafi/validators/loan-rate'

import { useTexts } from '../../texts/use-texts.ts'
import type { CalculatorTerms, LoanReading } from './read-loan.ts'

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
  const { t, language } = useTexts()
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
              <ButtonLink look="secondary" href={listingUpTo(pathFor('buyCars', language), affordable.price)}>
                {t('finance:afford.see', { amount: affordable.price })}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </section>
  )
}

/** The filter of the listing that a price is the upper end of. */
const PRICE_FILTER: RangeFilter = 'priceMax'

function listingUpTo(listing: string, price: number): string {
  return `${listing}?${PRICE_FILTER}=${price}`
}
