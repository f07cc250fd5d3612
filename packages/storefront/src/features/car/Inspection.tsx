import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import { SECTION_POINTS, sectionScore } from './inspection-points.ts'
import { InspectionFacts } from './InspectionFacts.tsx'
import type { CarDetail, Findings } from './load-car.ts'

import styles from './Inspection.module.css'

/**
 * The inspection report: what was found, and how many points of each section are in order. Every point of it stands on
 * a page of its own, made to be printed, to which `report` leads (decision 12).
 */
export function Inspection({
  car,
  findings,
  report,
}: {
  car: Pick<CarDetail, 'inspection'>
  findings: Findings | null
  report: string
}) {
  const { t } = useTexts()
  if (car.inspection === null || findings === null) {
    return (
      <Section id="inspection" title={t('car.section.inspection')}>
        <p>{t('inspection.noReport')}</p>
      </Section>
    )
  }
  return (
    <Section id="inspection" title={t('car.section.inspection')}>
      <InspectionFacts summary={car.inspection} findings={findings} />
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
