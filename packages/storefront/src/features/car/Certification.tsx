import { CERTIFIED_KM, CERTIFIED_MONTHS } from '@otosafi/domain/car/certification'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'

import { useTexts } from '../../texts/use-texts.ts'
import { pointCounts, type Findings } from './inspection-points.ts'
import type { CarDetail } from './load-car.ts'

import inspection from './Inspection.module.css'
import styles from './MileageReadings.module.css'

type Certified = {
  car: Pick<CarDetail, 'certifiedUntil' | 'uncertifiedReasons' | 'inspection'>
  /** Null without a report. */
  findings: Findings | null
}

/** Until when a car is certified, or why it is not, the rule (P-21), and how many of the rule's points are behind it. */
export function Certification({ car, findings }: Certified) {
  const { t, number } = useTexts()
  const points = findings && car.inspection && pointCounts(car.inspection, findings)
  return (
    <section id="certified" className={styles.part}>
      <h2>
        {car.certifiedUntil === null
          ? t('report:certified.not')
          : t('report:certified.until', { date: car.certifiedUntil })}
      </h2>
      {car.uncertifiedReasons.map((reason) => (
        <p key={reason}>{t(`report:certified.reason.${reason}`)}</p>
      ))}
      <p>
        {t('report:certified.rule', {
          points: INSPECTION_POINT_COUNT,
          months: CERTIFIED_MONTHS,
          kilometres: CERTIFIED_KM,
        })}
      </p>
      {points === null ? null : (
        <ul className={inspection.facts}>
          <li>{t('inspection.pointsChecked', { count: points.checked, total: INSPECTION_POINT_COUNT })}</li>
          {(['notApplicable', 'notChecked'] as const)
            .filter((result) => points[result] > 0)
            .map((result) => (
              <li key={result}>{`${t(`inspection.results.${result}`)} · ${number(points[result])}`}</li>
            ))}
        </ul>
      )}
    </section>
  )
}
