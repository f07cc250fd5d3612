import { CarCard, CarGrid, CarStrip } from '@otosafi/ui/car-card/CarCard'

import { KeptHtml } from '../request/KeptHtml.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { type CardCar, carCardProps } from './car-card-props.ts'

/** Cars as a grid of cards, or as one row of them. The pictures of the first `eager` cards load at once. */
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
  const cards = cars.map((car, index) => {
    const priority = index < eager
    const card = () => <CarCard key={car.id} {...carCardProps(car, texts)} priority={priority} heading={heading} />
    if (!import.meta.env.SSR) return card()
    return <KeptHtml key={car.id} name="car" of={[car, priority, heading]} render={card} />
  })
  return shape === 'grid' ? <CarGrid>{cards}</CarGrid> : <CarStrip>{cards}</CarStrip>
}
