import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import type { FormatContext } from '@otosafi/editions/format/number'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

/** The monthly figure with its terms, and the price in other currencies with the date of the rates. */
export function MoneyNotes({ car }: { car: Pick<CarDetail, 'id' | 'financing' | 'convertedPrices' | 'status'> }) {
  const { t, language } = useTexts()
  const context: FormatContext = { edition: edition.id, language }
  const { id, financing, convertedPrices } = car
  return (
    <div>
      {financing === null || car.status === 'sold' ? null : (
        <Disclosure summary={t('car.monthly.over', { amount: financing.amount, months: financing.months })}>
          <p>
            {[
              t('car.monthly.terms', {
                months: financing.months,
                rate: financing.annualRate * 100,
                contribution: financing.contribution,
              }),
              t('car.monthly.note'),
              t('car.monthly.rateDate', { date: financing.rateDate }),
            ].join(' ')}
          </p>
          <p>
            <a href={`${pathFor('finance', language)}?car=${id}`}>{t('car.action.loan')}</a>
          </p>
          <p>
            <a href={`${pathFor('sellCar', language)}?car=${id}`}>{t('car.action.tradeIn')}</a>
          </p>
        </Disclosure>
      )}
      {convertedPrices === null ? null : (
        <Disclosure summary={t('car.section.convertedPrices')}>
          <SpecList
            specs={convertedPrices.prices.map(({ currency, amount }) => ({
              label: t(`currency.${currency}`),
              value: <Ltr>{formatMoney(amount, currency, context)}</Ltr>,
            }))}
          />
          <p>{t('car.converted.note', { date: convertedPrices.ratesDate })}</p>
        </Disclosure>
      )}
    </div>
  )
}
