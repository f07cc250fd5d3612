import { Fragment } from 'react'

import { FEWEST_IN_STRIP } from '../../car-cards/strip.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

/** Leads to the parts of a car's page that are asked for most, called as their headings are; to `similar` cars where there are some. */
export function SectionLinks({ car, similar }: { car: CarDetail; similar: readonly unknown[] }) {
  const { t } = useTexts()
  const parts = [
    { id: 'inspection', title: t('car.section.inspection') },
    { id: 'specifications', title: t('car.section.specifications') },
    ...(car.conditions.includes('new') ? [] : [{ id: 'history', title: t('car.section.serviceHistory') }]),
    { id: 'papers', title: t('car.section.papers') },
    ...(similar.length < FEWEST_IN_STRIP ? [] : [{ id: 'similar', title: t('car.section.similar') }]),
  ]
  return (
    <nav aria-label={car.name}>
      {parts.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index === 0 ? null : ' · '}
          <a href={`#${id}`}>{title}</a>
        </Fragment>
      ))}
    </nav>
  )
}
