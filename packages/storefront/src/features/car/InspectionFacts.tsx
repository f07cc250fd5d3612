import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { slideId } from '@otosafi/ui/gallery/gallery-photo'

import { useTexts } from '../../texts/use-texts.ts'
import { contradictionText } from './contradiction-text.ts'
import { notablePoints, pointName, resultOf, type Findings } from './inspection-points.ts'
import type { CarDetail } from './load-car.ts'

import styles from './Inspection.module.css'

type Inspected = {
  summary: NonNullable<CarDetail['inspection']>
  car: Pick<CarDetail, 'mileageEvidence' | 'tamperedOdometer'>
}

/** Inspector, date, mileage and number of findings. */
export function InspectionFigures({ summary, car }: Inspected) {
  const { t } = useTexts()
  // An odometer that is not true is a defect, though no point of the inspection.
  const isContradicted = car.mileageEvidence === 'contradicted'
  return (
    <>
      <ul className={styles.facts}>
        <li>{t('inspection.inspectedOn', { date: summary.date })}</li>
        <li>
          {summary.signed ? <span>{t('inspection.signedBy')} </span> : null}
          <bdi>{summary.inspector}</bdi>
        </li>
        <li>{t('car.service.odometer', { value: summary.odometer })}</li>
        <li>{t('inspection.pointsChecked', { count: summary.pointsChecked, total: INSPECTION_POINT_COUNT })}</li>
      </ul>
      <p className={styles.verdict}>
        {isContradicted ? <strong>{contradictionText(car, t)}</strong> : null}
        {isContradicted && summary.defects === 0 ? null : (
          <strong>{t('inspection.defects', { count: summary.defects })}</strong>
        )}
        <span>{t('inspection.advisories', { count: summary.advisories })}</span>
      </p>
    </>
  )
}

/** The inspection in figures, and what was found: defects first, each with its photograph. */
export function InspectionFacts({
  summary,
  car,
  findings,
  photos = true,
}: Inspected & {
  findings: Findings
  /** Whether the gallery with the photographs is on the same page. */
  photos?: boolean
}) {
  const { t } = useTexts()
  const notable = notablePoints(findings)
  return (
    <>
      <InspectionFigures summary={summary} car={car} />
      {notable.length === 0 ? null : (
        <ul className={styles.findings}>
          {notable.map((point) => {
            const { note, flaw } = findings[point] ?? {}
            return (
              <li key={point} className={styles[resultOf(findings, point)]}>
                <strong>{pointName(point, t)}</strong>
                <span>{` · ${t(`inspection.results.${resultOf(findings, point)}`)}`}</span>
                {note === undefined ? null : <p dir="auto">{note}</p>}
                {flaw === undefined ? null : (
                  <p>
                    <span>{t('inspection.flawSize', { size: flaw.sizeMm })}</span>{' '}
                    {photos ? <a href={`#${slideId(flaw.photo)}`}>{t('inspection.seePhoto')}</a> : null}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
