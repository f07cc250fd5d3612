import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

/** Within this share of the market value a price counts as being at it. */
const AT_MARKET = 0.03

/** How the price stands against comparable cars, or why that cannot be said. */
export function MarketValue({ car }: { car: Pick<CarDetail, 'price' | 'marketValue' | 'isNew'> }) {
  const { t } = useTexts()
  if (car.isNew) return null
  if (car.marketValue === null) return <p>{t('car.noMarketValue')}</p>
  const difference = car.price - car.marketValue
  if (Math.abs(difference) <= car.marketValue * AT_MARKET) return <p>{t('car.atMarket')}</p>
  return (
    <p>
      {difference < 0 ? t('car.belowMarket', { amount: -difference }) : t('car.aboveMarket', { amount: difference })}
    </p>
  )
}
