import { useDeferredValue, useState } from 'react'

import { edition } from '#edition'
import { CURRENCIES } from '@otosafi/editions/currency'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Button } from '@otosafi/ui/button/Button'
import { NumberField } from '@otosafi/ui/range-fields/NumberField'
import { SliderField } from '@otosafi/ui/slider-field/SliderField'
import { inPercent } from '@otosafi/validators/loan-rate'

import { issueText } from '../../forms/issue-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Affordable } from './Affordable.tsx'
import { LoanResult } from './LoanResult.tsx'
import { LoanSchedule } from './LoanSchedule.tsx'
import {
  type CalculatorTerms,
  type LoanField,
  type LoanReading,
  type LoanTexts,
  queryOfLoan,
  readLoan,
  shareText,
  sliderAt,
} from './read-loan.ts'
import { SeeCars } from './SeeCars.tsx'
import { useLoanForm } from './use-loan-form.ts'

import styles from './LoanCalculator.module.css'

/** The largest down payment of its slider, percent of the price. */
const MAX_CONTRIBUTION = 90
/** The step of the rate's slider, percent. */
const RATE_STEP = 0.25

/**
 * The loan calculator (P-23): fields with sliders, the loan that follows from them, its table by months, and the price that an
 * income carries. A GET form without script; with it, the figures follow every change. `first` are the fields' initial texts.
 */
export function LoanCalculator({ terms, first }: { terms: CalculatorTerms; first: LoanTexts }) {
  const { t, language } = useTexts()
  const { form, texts, onInput, onSubmit } = useLoanForm(first)
  const reading = readLoan(texts, terms, edition.priceStep)
  const { loan, query } = useLastLoan(reading, queryOfLoan({ ...texts, income: '' }))
  const shown = useDeferredValue(loan)
  const unit = CURRENCIES[edition.currency].symbol
  const field = (name: LoanField, label = t(`finance:form.${name as 'price'}`)) => {
    const issue = reading.issues[name]
    return {
      name,
      id: name,
      label,
      defaultValue: first[name],
      error: issue === undefined ? undefined : issueText(t, issue),
    }
  }
  const slider = (name: 'price' | 'contribution' | 'months' | 'rate', min: number, max: number, step: number) => ({
    label: t('finance:form.slider', { field: t(`finance:form.${name}`) }),
    min,
    max,
    step,
    value: sliderAt(name, first) || min,
  })
  return (
    <>
      <div className={styles.calculator}>
        <form
          ref={form}
          className={styles.form}
          action={pathFor('finance', language)}
          aria-label={t('finance:form.title')}
          onInput={onInput}
          onSubmit={onSubmit}
          noValidate
        >
          <input type="hidden" name="new" value={first.new} />
          {first.car === '' ? null : <input type="hidden" name="car" value={first.car} />}
          <SliderField
            {...field('price')}
            unit={unit}
            slider={slider('price', terms.minAmount, edition.priceStep * SLIDER_STEPS, edition.priceStep)}
          />
          <SliderField
            {...field('contribution')}
            unit={unit}
            slider={{
              ...slider('contribution', 0, MAX_CONTRIBUTION, 1),
              valueText: t('finance:form.ofPrice', { percent: Number(shareText(texts)) }),
            }}
          />
          <NumberField
            {...field('percent', `${t('finance:form.contribution')} (%)`)}
            data-slider="contribution"
            unit="%"
            decimal
            help={t('finance:form.percentHelp')}
          />
          <SliderField
            {...field('months')}
            unit={t('finance:form.monthsUnit')}
            slider={slider('months', terms.minMonths, terms.maxMonths, 1)}
          />
          <SliderField
            {...field('rate')}
            unit="%"
            decimal
            help={t('finance:form.rateHelp', {
              min: inPercent(terms.minAnnualRate),
              max: inPercent(terms.maxAnnualRate),
            })}
            slider={slider('rate', inPercent(terms.minAnnualRate), inPercent(terms.maxAnnualRate), RATE_STEP)}
          />
          {terms.maxBalloon > 0 ? (
            <NumberField
              {...field('balloon')}
              mark={t('forms.optional')}
              unit="%"
              help={t('finance:form.balloonHelp', { max: inPercent(terms.maxBalloon) })}
            />
          ) : null}
          <NumberField
            {...field('fees', t('finance:result.fee'))}
            mark={t('forms.optional')}
            unit={unit}
            help={t('finance:form.feesHelp')}
          />
          <NumberField
            {...field('insurance')}
            mark={t('forms.optional')}
            unit={unit}
            help={t('finance:form.insuranceHelp')}
          />
          <NumberField
            {...field('income', t('finance:afford.income'))}
            mark={t('forms.optional')}
            unit={unit}
            help={t('finance:afford.privacy')}
          />
          <div className={styles.submit}>
            <Button type="submit">{t('finance:form.submit')}</Button>
          </div>
        </form>
        <div className={styles.result}>
          <LoanResult loan={loan} terms={terms} isOutdated={reading.loan === null} />
          {loan === null ? null : (
            <div>
              <SeeCars price={loan.request.price} />
            </div>
          )}
          {first.car === '' ? null : (
            <a href={`${pathFor('carCosts', language)}?${query}`}>{t('finance:result.costs')}</a>
          )}
          <Affordable
            terms={terms}
            affordable={reading.affordable}
            isAsked={reading.loan !== null && texts.income.trim() !== ''}
          />
        </div>
      </div>
      {shown === null ? null : <LoanSchedule loan={shown} csv={`${pathFor('financeSchedule', language)}?${query}`} />}
    </>
  )
}

/** Price steps of the slider: dearer cars are typed. */
const SLIDER_STEPS = 100

/** The last loan that could be computed, and its `query`, so that a field being typed in does not take the result away. */
function useLastLoan({ loan }: LoanReading, query: string): { loan: LoanReading['loan']; query: string } {
  const now = { loan, query }
  const [last, setLast] = useState(now)
  if (loan !== null && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  return loan === null ? last : now
}
