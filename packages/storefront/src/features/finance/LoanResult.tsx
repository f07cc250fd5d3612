import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { type Spec, SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import { type CalculatorTerms, firstTaxOf, type LoanReading } from './read-loan.ts'

import styles from './LoanCalculator.module.css'

/**
 * The monthly payment, large, and what the loan costs in all. `isOutdated` says that the fields changed and cannot be read: the
 * figures are those of the last loan.
 */
export function LoanResult({
  loan,
  terms,
  isOutdated,
}: {
  loan: LoanReading['loan']
  terms: CalculatorTerms
  isOutdated: boolean
}) {
  const { t, money } = useTexts()
  if (loan === null) return <p role="status">{t('finance:result.correct')}</p>
  const { request, simulation, isFeeAssumed } = loan
  const { credit, monthlyPayment, monthlyInsurance, applicationFee, interest, tax, cost, total } = simulation
  const spec = (
    key: 'credit' | 'interest' | 'tax' | 'fee' | 'insurance' | 'balloon' | 'cost' | 'total',
    amount: number | null,
  ): Spec => ({
    // Of these texts, the tax's alone says a percentage.
    label: t(`finance:result.${key as 'tax'}`, { percent: terms.taxOnInterest * 100 }),
    value: amount === null ? t('finance:result.unknown') : <Ltr>{money(amount)}</Ltr>,
    unknown: amount === null,
  })
  const specs = [
    spec('credit', credit),
    spec('interest', interest),
    ...(tax === 0 ? [] : [spec('tax', tax)]),
    spec('fee', applicationFee),
    spec('insurance', monthlyInsurance),
    ...(request.balloon === 0 ? [] : [spec('balloon', request.balloon)]),
    spec('cost', cost),
    spec('total', total),
  ]
  const firstTax = firstTaxOf(simulation, terms)
  return (
    <section aria-labelledby="loan">
      <h2 id="loan">{t('finance:result.title')}</h2>
      <p className={styles.monthly} role="status">
        <span>{t('finance:result.monthly')}</span>{' '}
        <strong className={styles.figure}>
          <Ltr>{money(monthlyPayment)}</Ltr>
        </strong>
      </p>
      {isOutdated ? <p className={styles.outdated}>{t('finance:result.correct')}</p> : null}
      <p className={styles.note}>
        {[
          t('car.monthly.terms', {
            months: request.months,
            rate: request.annualRate * 100,
            contribution: request.contribution,
          }),
          t('car.monthly.note'),
          t('car.monthly.rateDate', { date: terms.rateDate }),
        ].join(' ')}
      </p>
      <SpecList
        specs={specs}
        notes={[
          ...(firstTax === 0 ? [] : [t('finance:result.withTax', { amount: monthlyPayment + firstTax })]),
          ...(applicationFee === null ? [t('finance:result.noFee')] : []),
          ...(isFeeAssumed ? [t('finance:result.assumedFee')] : []),
          ...(monthlyInsurance === null ? [t('finance:result.noInsurance')] : []),
        ]}
      />
    </section>
  )
}
