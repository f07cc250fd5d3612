import { CarCard, CarGrid, CarStrip } from '@otosafi/ui/car-card/CarCard'

import { useTexts } from '../../texts/use-texts.ts'
import { type CardCar, carCardProps } from './car-card-props.ts'
import { FavouriteForm } from './FavouriteForm.tsx'

/** Cars as a grid of cards, or as one row. The pictures of the first `eager` cards are not loaded lazily. */
export function CarCards({
  cars,
  eager = 0,
  heading = 'h3',
  shape = 'grid',
}: {
  cars: readonly CardCar[]
  eager?: number
  heading?: 'h2' | 'h3'
  shape?: 'grid' | 'row'
}) {
  const texts = useTexts()
  const cards = cars.map((car, index) => (
    <CarCard key={car.id} {...carCardProps(car, texts)} priority={index < eager} heading={heading} />
  ))
  return <FavouriteForm>{shape === 'grid' ? <CarGrid>{cards}</CarGrid> : <CarStrip>{cards}</CarStrip>}</FavouriteForm>
}
