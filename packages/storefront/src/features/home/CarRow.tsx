import { Section } from '@otosafi/ui/section/Section'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { FEWEST_IN_STRIP } from '../../parts/car-cards/strip.ts'

/** A titled row of cars with a link to all of them; nothing where they make no row. */
export function CarRow({
  title,
  cars,
  action,
}: {
  title: string
  cars: readonly CardCar[]
  action: { href: string; label: string }
}) {
  if (cars.length < FEWEST_IN_STRIP) return null
  return (
    <Section title={title} action={action}>
      <CarCards cars={cars} shape="row" />
    </Section>
  )
}
