import { Section } from '@otosafi/ui/section/Section'

import type { CardCar } from '../../car-cards/car-card-props.ts'
import { CarCards } from '../../car-cards/CarCards.tsx'

/** A titled row of cars with a link to all of them; nothing where there are none. */
export function CarRow({
  title,
  cars,
  action,
}: {
  title: string
  cars: readonly CardCar[]
  action: { href: string; label: string }
}) {
  if (cars.length === 0) return null
  return (
    <Section title={title} action={action}>
      <CarCards cars={cars} shape="row" />
    </Section>
  )
}
