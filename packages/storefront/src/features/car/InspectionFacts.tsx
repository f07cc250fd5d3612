import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { slideId } from '@otosafi/ui/gallery/gallery-photo'

import { useTexts } from '../../texts/use-texts.ts'
import { notablePoints, pointName, resultOf } from './inspection-points.ts'
import type { CarDetail, Findings } from './load-car.ts'

import styles from './Inspection.module.css'

/** Who inspected the car, when and at what mileage, and what was found: defects first, each with its photograph. */
export function InspectionFacts({
  summary,
  findings,
  photos = true,
}: {
  summary: NonNullable<CarDetail['inspection']>
  findings: Findings
  /** Whether the gallery with the photographs is on the same page. */
  photos?: boolean
}) {
  const { t } = useTexts()
  const notable = notablePoints(findings)
  return (
    <>
      <ul className={styles.facts}>
        <li>{t('inspection.inspectedOn', { date: summary.date })}</li>
        <li>
          <bdi>{summary.inspector}</bdi>
        </li>
        <li>{t('car.service.odometer', { value: summary.odometer })}</li>
        <li>{t('inspection.pointsChecked', { count: summary.pointsChecked, total: INSPECTION_POINT_COUNT })}</li>
      </ul>
      <p className={styles.verdict}>
        <strong>{t('inspection.defects', { count: summary.defects })}</strong>
        <span>{t('inspection.advisories', { count: summary.advisories })}</span>
      </p>
      {notable.length === 0 ? null : (
        <ul className={styles.findings}>
          {notable.map((point) => {
            const { note, flaw } = findings[point] ?? {}
            return (
              <li key={point} className={styles[resultOf(findings, point)]}>
                <strong>{pointName(point, t)}</strong> · {t(`inspection.results.${resultOf(findings, point)}`)}
                {note === undefined ? null : <p dir="auto">{note}</p>}
                {flaw === undefined ? null : (
                  <p>
                    {t('inspection.flawSize', { size: flaw.sizeMm })}{' '}
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
