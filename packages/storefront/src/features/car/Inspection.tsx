import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import { SECTION_POINTS, sectionScore, type Findings } from './inspection-points.ts'
import { InspectionFacts } from './InspectionFacts.tsx'
import type { CarDetail, LoadedCar } from './load-car.ts'

import styles from './Inspection.module.css'

/**
 * The inspection report: the findings, and how many points of each section are in order. `report` is the address of the
 * printable page with every point (P-18).
 */
export function Inspection({
  car,
  findings,
  repairs,
  report,
}: {
  car: Pick<CarDetail, 'inspection' | 'mileageEvidence' | 'tamperedOdometer'>
  findings: Findings | null
  repairs: LoadedCar['staticData']['repairs']
  report: string
}) {
  const { t } = useTexts()
  if (car.inspection === null || findings === null) {
    return (
      <Section id="inspection" title={t('car.section.inspection')}>
        <p>{t('inspection.noReport')}</p>
        <p>
          <a href={report}>{t('inspection.restOfReport')}</a>
        </p>
      </Section>
    )
  }
  return (
    <Section id="inspection" title={t('car.section.inspection')}>
      <InspectionFacts summary={car.inspection} car={car} findings={findings} />
      {repairs === null ? null : (
        <p className={styles.repairs}>
          <a href={`${report}#repairs`}>{repairs.line}</a>
        </p>
      )}
      <ul className={styles.scores}>
        {SECTION_POINTS.map(({ section, points }) => {
          const { ok, checked } = sectionScore(findings, points)
          return (
            <li key={section} className={styles.point}>
              {t(`inspection.sections.${section}`)}
              <bdi dir="ltr">{`${ok} / ${checked}`}</bdi>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={report}>{t('inspection.fullReport', { count: INSPECTION_POINT_COUNT })}</a>
      </p>
    </Section>
  )
}
