import { Facts } from '@otosafi/ui/facts/Facts'
import { Price } from '@otosafi/ui/price/Price'

import { mileageText } from '../../parts/car-cards/mileage-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Certification } from './Certification.tsx'
import type { DamageMap } from './damage-map.ts'
import { pointName, resultOf, SECTION_POINTS, sectionScore, type Findings } from './inspection-points.ts'
import { InspectionFigures } from './InspectionFacts.tsx'
import type { CarDetail, LoadedCar } from './load-car.ts'
import { MileageReadings } from './MileageReadings.tsx'
import { PaperTimeline, type ShownTransfer, TransferSteps } from './PaperTimeline.tsx'
import { type NamedCar, PriceRuler } from './PriceRuler.tsx'
import { RepairEstimate } from './RepairEstimate.tsx'
import { ReportFindings } from './ReportFindings.tsx'

import styles from './CarSheet.module.css'
import inspection from './Inspection.module.css'

/** The printable sheet of a car: facts and price, a QR code of its page, and every point of its inspection. */
export function CarSheet({
  name,
  car,
  findings,
  map,
  repairs,
  papers,
  transfer,
  photos,
  comparables,
  address,
  url,
  code,
  size,
}: {
  name: string
  car: CarDetail
  findings: Findings | null
  /** Where the findings are; null where there is none. */
  map: DamageMap | null
  /** Null without a defect. */
  repairs: LoadedCar['staticData']['repairs']
  papers: LoadedCar['staticData']['papers']
  transfer: ShownTransfer
  photos: LoadedCar['staticData']['photos']
  comparables: readonly NamedCar[]
  /** Path of the car's page. */
  address: string
  /** Absolute address of the car's page, and its QR code: the path `code`, with `size` modules a side. */
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
              mileageText(car, t),
              t(`vocabulary.fuelType.${car.fuelType}`),
              t(`vocabulary.transmission.${car.transmission}`),
              car.city.name,
            ]}
          />
          {car.miles === null ? null : <p>{t('car.odometerInMiles', { value: car.miles })}</p>}
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
      {car.isNew ? null : (
        <>
          <MileageReadings car={car} />
          <Certification car={car} findings={findings} />
        </>
      )}
      <h2>{t('car.section.inspection')}</h2>
      {car.inspection === null || findings === null ? (
        <p>{t('inspection.noReport')}</p>
      ) : (
        <>
          <InspectionFigures summary={car.inspection} car={car} />
          <p>
            <a href={`${address}/check`}>{t('routes:carCheck')}</a>
          </p>
          {map === null ? null : (
            <ReportFindings findings={findings} map={map} repairs={repairs} photos={photos} address={address} />
          )}
          {repairs === null ? null : <RepairEstimate repairs={repairs} />}
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
                        <span className={styles[resultOf(findings, point)]}>
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
      {car.isNew ? null : <PaperTimeline papers={papers} />}
      <TransferSteps transfer={transfer} papers={papers} />
      <PriceRuler car={car} comparables={comparables} />
    </article>
  )
}
