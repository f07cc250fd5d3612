import { ratePrice, roundEstimate } from '@otosafi/domain/money/rate-price'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

type Market = Pick<
  CarDetail,
  | 'price'
  | 'marketValue'
  | 'marketLow'
  | 'marketHigh'
  | 'marketComparables'
  | 'marketWidth'
  | 'isNew'
  | 'mileageEvidence'
>

/**
 * The price compared with comparable cars, which those are and how widely they were looked for; or why there is no comparison.
 * `comparison` is the address where they are named.
 */
export function MarketValue({ car, comparison }: { car: Market; comparison?: string }) {
  const { t } = useTexts()
  const { price, marketValue, marketLow, marketHigh, marketComparables: count, marketWidth: width } = car
  if (car.isNew) return null
  if (marketValue === null || marketLow === null || marketHigh === null || width === null)
    return (
      <p>
        <strong>{t('car.market.noRating')}</strong>
        <span>{`. ${car.mileageEvidence === 'contradicted' ? t('car.market.unknownMileage') : t('car.market.thin', { count })}`}</span>
      </p>
    )
  const rating = ratePrice(price, marketValue, width)
  const range = { low: roundEstimate(marketLow, 3), high: roundEstimate(marketHigh, 3) }
  const by = rating === 'better' ? 'car.belowMarket' : rating === 'above' ? 'car.aboveMarket' : null
  const difference = by === null ? '' : `${t(by, { amount: roundEstimate(Math.abs(price - marketValue), 2) })}. `
  return (
    <p>
      <strong>{t(`car.market.${rating}`)}</strong>
      <span>{`. ${difference}${t('car.market.comparables', { count, ...range })} ${t(`car.market.width.${width}`)} `}</span>
      {comparison === undefined ? null : <a href={comparison}>{t('car.market.show')}</a>}
    </p>
  )
}
