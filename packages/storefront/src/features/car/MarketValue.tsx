import { ratePrice } from '@otosafi/domain/money/rate-price'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

type Market = Pick<CarDetail, 'price' | 'marketValue' | 'marketLow' | 'marketHigh' | 'marketComparables' | 'isNew'>

/** How the price stands against comparable cars and which those are, or why that cannot be said. */
export function MarketValue({ car }: { car: Market }) {
  const { t } = useTexts()
  const { price, marketValue, marketLow, marketHigh, marketComparables: count } = car
  if (car.isNew) return null
  if (marketValue === null || marketLow === null || marketHigh === null)
    return (
      <p>
        <strong>{t('car.market.noRating')}</strong>. {t('car.market.thin', { count })}
      </p>
    )
  const rating = ratePrice(price, marketValue)
  return (
    <p>
      <strong>{t(`car.market.${rating}`)}</strong>
      {'. '}
      {rating === 'better' ? `${t('car.belowMarket', { amount: marketValue - price })}. ` : null}
      {rating === 'above' ? `${t('car.aboveMarket', { amount: price - marketValue })}. ` : null}
      {t('car.market.comparables', { count, low: marketLow, high: marketHigh })}
    </p>
  )
}
