import { Facts } from '@otosafi/ui/facts/Facts'
import { Price } from '@otosafi/ui/price/Price'

import { useTexts } from '../../texts/use-texts.ts'
import { pointName, resultOf, SECTION_POINTS, sectionScore } from './inspection-points.ts'
import { InspectionFacts } from './InspectionFacts.tsx'
import type { CarDetail, Findings } from './load-car.ts'

import styles from './CarSheet.module.css'
import inspection from './Inspection.module.css'

/** A car on paper: what it is and costs, the code that leads back to its page, and every point of its inspection. */
export function CarSheet({
  name,
  car,
  findings,
  url,
  code,
  size,
}: {
  name: string
  car: CarDetail
  findings: Findings | null
  /** Absolute address of the car's page, as a QR code of `size` modules a side drawn by the path `code`. */
  url: string
  code: string
  size: number
}) {
  const { t, money } = useTexts()
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Facts
            facts={[
              ...(car.trim ? [car.trim] : []),
              t('car.unit.km', { value: car.mileage }),
              t(`vocabulary.fuelType.${car.fuelType}`),
              t(`vocabulary.transmission.${car.transmission}`),
              car.city.name,
            ]}
          />
          <Price size="l" amount={money(car.price)} />
          <p>
            {t('car.label.reference')} <bdi dir="ltr">{car.reference}</bdi>
          </p>
          <p>
            {t('car.label.vin')} <bdi dir="ltr">{car.vin ?? t('car.unknown')}</bdi>
          </p>
        </div>
        <div className={styles.code}>
          <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={url} shapeRendering="crispEdges">
            <path d={code} />
          </svg>
          <p>{t('sheet.scan')}</p>
        </div>
      </header>
      <h2>{t('car.section.inspection')}</h2>
      {car.inspection === null || findings === null ? (
        <p>{t('inspection.noReport')}</p>
      ) : (
        <>
          <InspectionFacts summary={car.inspection} findings={findings} photos={false} />
          <div className={styles.sections}>
            {SECTION_POINTS.map(({ section, points }) => {
              const { ok, checked } = sectionScore(findings, points)
              return (
                <section key={section} className={styles.section}>
                  <h3 className={inspection.point}>
                    {t(`inspection.sections.${section}`)}
                    <bdi dir="ltr">{`${ok} / ${checked}`}</bdi>
                  </h3>
                  <ul>
                    {points.map((point) => (
                      <li key={point} className={inspection.point}>
                        <span>{pointName(point, t)}</span>
                        <span className={inspection[resultOf(findings, point)]}>
                          {t(`inspection.results.${resultOf(findings, point)}`)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
        </>
      )}
    </article>
  )
}
