import { pathFor } from '@otosafi/editions/routes/path-for'

import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

/** The breadcrumbs of a car's page. */
export function CarTrail({ car }: { car: Pick<CarDetail, 'brand' | 'model'> }) {
  const { t, language } = useTexts()
  const cars = pathFor('buyCars', language)
  return (
    <HomeTrail
      between={[
        { label: t('listing.title'), href: cars },
        { label: car.brand.name, href: `${cars}?brand=${car.brand.id}` },
      ]}
      current={car.model.name}
    />
  )
}
