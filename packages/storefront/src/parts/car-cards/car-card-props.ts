import type { CarCard } from '@otosafi/api-client/schema'
import { carPath } from '@otosafi/editions/routes/car-path'
import type { CarCardProps } from '@otosafi/ui/car-card/CarCard'

import type { Texts } from '../../texts/use-texts.ts'
import { shownPicture } from '../pictures/shown-picture.ts'
import { carTitle } from './car-title.ts'
import { mileageText } from './mileage-text.ts'
import { monthlyText } from './monthly-text.ts'

/** The data of a card; loaders send no more than this to the browser. */
export type CardCar = Pick<
  CarCard,
  | 'id'
  | 'brand'
  | 'model'
  | 'trim'
  | 'modelYear'
  | 'price'
  | 'oldPrice'
  | 'mileage'
  | 'mileageEvidence'
  | 'fuelType'
  | 'transmission'
  | 'city'
  | 'conditions'
  | 'status'
  | 'certified'
  | 'monthlyPayment'
> & { photo: { key: string; width: number; height: number; placeholder: string } | null }

/** Reduces a car of the API to what its card shows. */
export function cardCar(car: CarCard): CardCar {
  return {
    id: car.id,
    brand: car.brand,
    model: car.model,
    trim: car.trim,
    modelYear: car.modelYear,
    price: car.price,
    oldPrice: car.oldPrice,
    mileage: car.mileage,
    mileageEvidence: car.mileageEvidence,
    fuelType: car.fuelType,
    transmission: car.transmission,
    city: car.city,
    conditions: car.conditions,
    status: car.status,
    certified: car.certified,
    monthlyPayment: car.monthlyPayment,
    photo: car.photo && shownPicture(car.photo),
  }
}

/** Formats a car for its card, in the page's language and the country's formats. */
export function carCardProps(car: CardCar, { t, language, money }: Texts): CarCardProps {
  const title = carTitle(car)
  return {
    href: carPath(car, language),
    title,
    subtitle: car.trim ?? undefined,
    price: {
      amount: money(car.price),
      old: car.oldPrice === null ? undefined : { label: t('car.label.oldPrice'), amount: money(car.oldPrice) },
    },
    monthly: car.monthlyPayment === null || car.status === 'sold' ? null : monthlyText(car.monthlyPayment, t),
    facts: [
      mileageText(car, t),
      t(`vocabulary.fuelType.${car.fuelType}`),
      t(`vocabulary.transmission.${car.transmission}`),
    ],
    place: car.city.name,
    badges: badgesOf(car, t),
    favourite: { id: car.id, label: t('favourites.add', { name: title }) },
    photo: car.photo,
  }
}

/** The states of a car that its card shows, most important first. */
export function badgesOf(
  car: Pick<CardCar, 'status' | 'conditions' | 'certified' | 'oldPrice'>,
  t: Texts['t'],
): CarCardProps['badges'] {
  const badges: CarCardProps['badges'][number][] = []
  if (car.status === 'sold') badges.push({ tone: 'ink', text: t('car.badge.sold') })
  if (car.status === 'reserved') badges.push({ tone: 'accent', text: t('car.badge.reserved') })
  if (car.conditions.includes('new')) badges.push({ tone: 'plain', text: t('car.badge.new') })
  if (car.certified) badges.push({ tone: 'brand', text: t('car.badge.certified') })
  if (car.oldPrice !== null && car.status !== 'sold') badges.push({ tone: 'accent', text: t('car.badge.priceLowered') })
  return badges
}
