import { CarCard, CarStrip } from '@otosafi/ui/car-card/CarCard'
import { Section } from '@otosafi/ui/section/Section'

import { carCardProps } from '../../parts/car-cards/car-card-props.ts'
import { FavouriteForm } from '../../parts/car-cards/FavouriteForm.tsx'
import { FEWEST_IN_STRIP } from '../../parts/car-cards/strip.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { LoadedCar } from './load-car.ts'

/** Similar cars, each with the reason; nothing where there is only one. */
export function SimilarCars({ cars }: { cars: LoadedCar['staticData']['similar'] }) {
  const texts = useTexts()
  const { t } = texts
  if (cars.length < FEWEST_IN_STRIP) return null
  return (
    <Section id="similar" title={t('car.section.similar')}>
      <FavouriteForm>
        <CarStrip>
          {cars.map((car) => {
            const props = carCardProps(car, texts)
            return <CarCard key={car.id} {...props} subtitle={t(`car.similar.reason.${car.reason}`)} heading="h3" />
          })}
        </CarStrip>
      </FavouriteForm>
    </Section>
  )
}
