import type { CSSProperties } from 'react'

import type { ComparableCar } from '@otosafi/api-client/schema'
import { roundEstimate } from '@otosafi/domain/money/rate-price'
import { carPath } from '@otosafi/editions/routes/car-path'
import { Facts } from '@otosafi/ui/facts/Facts'
import { Ltr } from '@otosafi/ui/ltr/Ltr'

import { carTitle } from '../../parts/car-cards/car-title.ts'
import { mileageText } from '../../parts/car-cards/mileage-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'

import styles from './PriceRuler.module.css'

/** A car that is named beside its price; `carriedPrice` is the one with the year and mileage of the car in question. */
export type NamedCar = Pick<
  ComparableCar,
  'id' | 'brand' | 'model' | 'modelYear' | 'mileage' | 'mileageEvidence' | 'price' | 'status' | 'carriedPrice'
>

/** Reduces a car of the API to what the list says of it. */
export function namedCar(car: ComparableCar): NamedCar {
  const { id, brand, model, modelYear, mileage, mileageEvidence, price, status, carriedPrice } = car
  return { id, brand, model, modelYear, mileage, mileageEvidence, price, status, carriedPrice }
}

/** The car's price among those of the named cars that it is compared with, on a ruler and as a list, the cheapest first. */
export function PriceRuler({ car, comparables }: { car: CarDetail; comparables: readonly NamedCar[] }) {
  const { t, money, language } = useTexts()
  const { marketLow: low, marketHigh: high } = car
  if (low === null || high === null || comparables.length === 0) return null
  const own = { ...car, carriedPrice: car.price }
  const all = [...comparables, own].sort((a, b) => a.carriedPrice - b.carriedPrice)
  const amounts = [low, high, ...all.map(({ carriedPrice }) => carriedPrice)]
  const ends = [Math.min(...amounts), Math.max(...amounts)] as const
  const placeOf = (amount: number) => placeBetween(ends, amount)
  const range = { '--from': placeOf(low), '--to': placeOf(high) } as CSSProperties
  return (
    <section id="price" className={styles.part}>
      <h2>{t('car.market.title')}</h2>
      <MarketValue car={car} />
      <div className={styles.ruler} style={range} aria-hidden>
        {all.map(({ id, carriedPrice }) => (
          <i
            key={id}
            className={id === car.id ? styles.own : undefined}
            style={{ '--at': placeOf(carriedPrice) } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.ends} aria-hidden>
        {ends.map((amount) => (
          <Ltr key={amount}>{money(roundEstimate(amount, 3))}</Ltr>
        ))}
      </p>
      <p className={styles.note}>{t('car.market.carried')}</p>
      <ol className={styles.list}>
        {all.map((each) => (
          <li key={each.id} className={each.id === car.id ? styles.self : undefined}>
            <div className={styles.name}>
              {each.id === car.id ? (
                <strong>{t('car.market.thisCar')}</strong>
              ) : (
                <a href={carPath(each, language)}>
                  <bdi>{carTitle(each)}</bdi>
                </a>
              )}
              <Facts facts={[mileageText(each, t), ...(each.status === 'sold' ? [t('car.badge.sold')] : [])]} />
            </div>
            <Ltr>{money(each.id === car.id ? car.price : roundEstimate(each.carriedPrice, 3))}</Ltr>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where an amount lies on a ruler between its two ends, in percent. */
function placeBetween([lowest, highest]: readonly [number, number], amount: number): string {
  const span = highest - lowest
  return `${span === 0 ? 50 : Math.round((1000 * (amount - lowest)) / span) / 10}%`
}
