import type { InspectionSectionReport } from '@otosafi/api-client/schema'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'

import styles from './Inspection.module.css'

/** The inspection report, public and point by point: defects first, then each section (decision 12). */
export function Inspection({
  car,
  inspection,
}: {
  car: Pick<CarDetail, 'inspection'>
  inspection: readonly InspectionSectionReport[] | null
}) {
  const { t } = useTexts()
  const summary = car.inspection
  if (summary === null || inspection === null) {
    return (
      <Section id="inspection" title={t('car.section.inspection')}>
        <p>{t('inspection.noReport')}</p>
      </Section>
    )
  }
  const findings = inspection
    .flatMap(({ section, points }) => points.map((point) => ({ section, ...point })))
    .filter(({ result }) => result === 'defect' || result === 'advisory')
  findings.sort((a, b) => Number(b.result === 'defect') - Number(a.result === 'defect'))
  return (
    <Section
      id="inspection"
      title={t('car.section.inspection')}
      lead={`${t('inspection.inspectedOn', { date: summary.date })} · ${summary.inspector} · ${t('inspection.pointsChecked', { count: summary.pointsChecked, total: INSPECTION_POINT_COUNT })}`}
    >
      <p className={styles.verdict}>
        <strong>{t('inspection.defects', { count: summary.defects })}</strong>
        <span>{t('inspection.advisories', { count: summary.advisories })}</span>
      </p>
      {findings.length === 0 ? null : (
        <ul className={styles.findings}>
          {findings.map(({ section, point, result, note }) => (
            <li key={`${section}-${point}`} className={result === 'defect' ? styles.defect : styles.advisory}>
              <strong>{pointName(section, point)}</strong> · {t(`inspection.results.${result}`)}
              {note === null ? null : <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {inspection.map(({ section, ok, total, points }) => (
        <Disclosure
          key={section}
          summary={t(`inspection.sections.${section}`)}
          note={<bdi dir="ltr">{`${ok} / ${total}`}</bdi>}
        >
          <ul>
            {points.map(({ point, result }) => (
              <li key={point} className={styles.point}>
                <span>{pointName(section, point)}</span>
                <span className={styles[result]}>{t(`inspection.results.${result}`)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  )

  function pointName(section: string, point: string): string {
    return t(`inspection.points.${section}.${point}` as 'inspection.points.engine.idle')
  }
}
