import { useTexts } from '../../texts/use-texts.ts'
import type { DamageMap } from './damage-map.ts'
import { notablePoints, pointName, resultOf, type Findings } from './inspection-points.ts'

import styles from './DamagePlan.module.css'

/** Id of a finding in the list, by its number. */
export function findingId(number: number): string {
  return `finding-${number}`
}

/** The car from above and from the side, with the numbers of its findings at their parts: links to the list beside it. */
export function DamagePlan({ map, findings }: { map: DamageMap; findings: Findings }) {
  const { t } = useTexts()
  const notable = notablePoints(findings)
  return (
    <figure className={styles.plan}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={t('report:map.label')}>
        <path className={styles.body} d={map.outlines} />
        <path className={styles.lines} d={map.lines} />
        {/* A line from a marker that stands beside its place, where others are close by. */}
        {map.markers.map(({ x, y, of }) =>
          x === of.x && y === of.y ? null : (
            <path key={`${x} ${y}`} className={styles.leader} d={`M${of.x} ${of.y}L${x} ${y}`} />
          ),
        )}
        {map.markers.map(({ x, y, number }) => {
          const point = notable[number - 1] ?? ''
          const result = resultOf(findings, point)
          return (
            <a
              key={`${x} ${y}`}
              className={result === 'defect' ? styles.defect : styles.advisory}
              href={`#${findingId(number)}`}
              aria-label={`${number}. ${pointName(point, t)}: ${t(`inspection.results.${result}`)}`}
            >
              <circle cx={x} cy={y} r={map.radius - 1} />
              <text x={x} y={y} dy="0.36em">
                {number}
              </text>
            </a>
          )
        })}
      </svg>
      <figcaption>{t('report:map.note')}</figcaption>
    </figure>
  )
}
