import { edition } from '#edition'
import { Facts } from '@otosafi/ui/facts/Facts'

import { mileageText } from '../../parts/car-cards/mileage-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

/** Label of the main button of a car's page by its status, and its anchor on the page of the next steps. */
export const NEXT_STEPS = {
  available: { label: edition.booking.deposit === null ? 'car.action.visit' : 'car.action.bookOrVisit', anchor: '' },
  reserved: { label: 'car.action.tellWhenFree', anchor: '#wait' },
  sold: { label: 'car.action.interested', anchor: '' },
} as const

/** The key facts of a car. `className` is for the box around them. */
export function CarFacts({ car, className }: { car: CarDetail; className?: string | undefined }) {
  const { t } = useTexts()
  return (
    <Facts
      className={className}
      facts={[
        mileageText(car, t),
        t(`vocabulary.fuelType.${car.fuelType}`),
        t(`vocabulary.transmission.${car.transmission}`),
        car.city.name,
      ]}
    />
  )
}

/** By how much the price was lowered; nothing where it was not, or where the car is sold. */
export function Discount({ car }: { car: Pick<CarDetail, 'discount' | 'status'> }) {
  const { t } = useTexts()
  return car.discount > 0 && car.status !== 'sold' ? <p>{t('car.discountText', { amount: car.discount })}</p> : null
}
