import { INSPECTION_POINT_COUNT, INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail, Findings } from './load-car.ts'

import styles from './Inspection.module.css'

/** Every point of the inspection by `section.point`, in the report's order. */
const POINTS = INSPECTION_SECTIONS.map((section) => ({
  section,
  points: INSPECTION_POINTS[section].map((point) => `${section}.${point}`),
}))

/** The inspection report, public and point by point: defects first, then each section (decision 12). */
export function Inspection({ car, findings }: { car: Pick<CarDetail, 'inspection'>; findings: Findings | null }) {
  const { t } = useTexts()
  const summary = car.inspection
  if (summary === null || findings === null) {
    return (
      <Section id="inspection" title={t('car.section.inspection')}>
        <p>{t('inspection.noReport')}</p>
      </Section>
    )
  }
  const nameOf = (point: string) => t(`inspection.points.${point}` as 'inspection.points.engine.idle')
  const resultOf = (point: string) => findings[point]?.result ?? 'ok'
  const notable = (['defect', 'advisory'] as const).flatMap((result) =>
    POINTS.flatMap(({ points }) => points.filter((point) => resultOf(point) === result)),
  )
  return (
    <Section id="inspection" title={t('car.section.inspection')}>
      <ul className={styles.facts}>
        <li>{t('inspection.inspectedOn', { date: summary.date })}</li>
        <li>
          <bdi>{summary.inspector}</bdi>
        </li>
        <li>{t('inspection.pointsChecked', { count: summary.pointsChecked, total: INSPECTION_POINT_COUNT })}</li>
      </ul>
      <p className={styles.verdict}>
        <strong>{t('inspection.defects', { count: summary.defects })}</strong>
        <span>{t('inspection.advisories', { count: summary.advisories })}</span>
      </p>
      {notable.length === 0 ? null : (
        <ul className={styles.findings}>
          {notable.map((point) => (
            <li key={point} className={resultOf(point) === 'defect' ? styles.defect : styles.advisory}>
              <strong>{nameOf(point)}</strong> · {t(`inspection.results.${resultOf(point)}`)}
              {findings[point]?.note === undefined ? null : <p>{findings[point].note}</p>}
            </li>
          ))}
        </ul>
      )}
      {POINTS.map(({ section, points }) => (
        <Disclosure
          key={section}
          summary={t(`inspection.sections.${section}`)}
          note={
            <bdi dir="ltr">{`${points.filter((point) => resultOf(point) === 'ok').length} / ${points.length}`}</bdi>
          }
        >
          <ul>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span>{nameOf(point)}</span>
                <span className={styles[resultOf(point)]}>{t(`inspection.results.${resultOf(point)}`)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  )
}
