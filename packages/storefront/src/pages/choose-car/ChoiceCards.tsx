import { pathFor } from '@otosafi/editions/routes/path-for'
import { CarCard, CarGrid } from '@otosafi/ui/car-card/CarCard'
import { Section } from '@otosafi/ui/section/Section'

import { type CardCar, carCardProps } from '../../parts/car-cards/car-card-props.ts'
import { FavouriteForm } from '../../parts/car-cards/FavouriteForm.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * Cars under a title, each of which leads to its next steps; nothing where there are none. The pictures of the first
 * `eager` are not loaded lazily.
 */
export function ChoiceCards({
  title,
  lead,
  cars,
  eager = 0,
}: {
  title: string
  lead?: string
  cars: readonly CardCar[]
  eager?: number
}) {
  const texts = useTexts()
  if (cars.length === 0) return null
  return (
    <Section title={title} lead={lead}>
      <FavouriteForm>
        <CarGrid>
          {cars.map((car, index) => (
            <CarCard
              key={car.id}
              {...carCardProps(car, texts)}
              href={pathFor('interested', texts.language, { id: car.id })}
              priority={index < eager}
              heading="h3"
            />
          ))}
        </CarGrid>
      </FavouriteForm>
    </Section>
  )
}
