import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Picture } from '@otosafi/ui/picture/Picture'
import { type Spec, SpecList } from '@otosafi/ui/spec-list/SpecList'

import type { SoldCarDetails } from '../../parts/appointments/shown-sale.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './SoldCar.module.css'

/** The car as its seller has described it, and its pictures. */
export function SoldCar({ details: { car, answers, miles, photos } }: { details: SoldCarDetails }) {
  const { t, money } = useTexts()
  const words = [
    ['modelYear', String(car.modelYear)],
    ['mileage', t('car.unit.km', { value: car.mileage })],
    ['fuelType', car.fuelType && t(`vocabulary.fuelType.${car.fuelType}`)],
    ['transmission', car.transmission && t(`vocabulary.transmission.${car.transmission}`)],
    ['bodyType', car.bodyType && t(`vocabulary.bodyType.${car.bodyType}`)],
    ['color', car.color && t(`vocabulary.color.${car.color}`)],
    ['grade', car.grade && t(`vocabulary.grade.${car.grade}`)],
    ['noOfOwners', car.noOfOwners === null ? null : String(car.noOfOwners)],
    ['vin', car.vin],
    ['city', car.city.name],
    ['carIssue', car.carIssue],
  ] as const
  const specs: Spec[] = [
    ...words.flatMap(([label, value]) =>
      value === null ? [] : [{ label: t(`car.label.${label}`), value: <bdi>{value}</bdi> }],
    ),
    ...(car.wantedCar === null ? [] : [{ label: t('sell:sale.wantedCar'), value: <Ltr>{car.wantedCar}</Ltr> }]),
    ...(car.askingPrice === null ? [] : [{ label: t('sell:form.price'), value: <bdi>{money(car.askingPrice)}</bdi> }]),
    ...(car.papers.length === 0
      ? []
      : [
          {
            label: t('sell:form.papers'),
            value: car.papers.map((paper) => t(`vocabulary.documentKind.${paper}`)).join(' · '),
          },
        ]),
    ...answers.map(({ question, answer }) => ({ label: question, value: <bdi>{answer}</bdi> })),
  ]
  return (
    <>
      {photos.length === 0 ? null : (
        <section>
          <h2>{t('sell:steps.photos')}</h2>
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo.key}>
                <Picture photo={photo} alt={t('sell:photos.number', { index: index + 1 })} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('sell:sale.answers')}</h2>
        <SpecList specs={specs} />
        {miles === null ? null : <p>{t('car.odometerInMiles', { value: miles })}</p>}
      </section>
    </>
  )
}
