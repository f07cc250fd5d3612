import { CERTIFIED_KM, CERTIFIED_MONTHS } from '@otosafi/domain/car/certification'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

import styles from './MileageReadings.module.css'

/** Until when a car is certified, or why it is not, and the rule (P-21). */
export function Certification({ car }: { car: Pick<CarDetail, 'certifiedUntil' | 'uncertifiedReasons'> }) {
  const { t } = useTexts()
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
    </section>
  )
}
