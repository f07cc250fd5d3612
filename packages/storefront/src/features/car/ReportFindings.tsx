import { slideId } from '@otosafi/ui/gallery/gallery-photo'

import { useTexts } from '../../texts/use-texts.ts'
import type { DamageMap } from './damage-map.ts'
import { DamagePlan, findingId } from './DamagePlan.tsx'
import { notablePoints, pointName, resultOf, type Findings } from './inspection-points.ts'
import type { LoadedCar } from './load-car.ts'
import { SmallPicture } from './SmallPicture.tsx'

import inspection from './Inspection.module.css'
import styles from './ReportFindings.module.css'

/** Findings of an inspection, numbered and on a map of the car; a photographed flaw links to its photograph. */
export function ReportFindings({
  findings,
  map,
  repairs,
  photos,
  address,
}: {
  findings: Findings
  map: DamageMap
  repairs: LoadedCar['staticData']['repairs']
  photos: LoadedCar['staticData']['photos']
  /** Path of the car's page. */
  address: string
}) {
  const { t } = useTexts()
  return (
    <div className={styles.mapped}>
      <DamagePlan map={map} findings={findings} />
      <ol className={`${inspection.findings} ${styles.list}`}>
        {notablePoints(findings).map((point, at) => {
          const { note, flaw } = findings[point] ?? {}
          const photo = flaw && photos[flaw.photo]
          const amount = repairs?.amounts[point]
          return (
            <li key={point} id={findingId(at + 1)} className={inspection[resultOf(findings, point)]}>
              <div>
                <strong>
                  {at + 1}. {pointName(point, t)}
                </strong>{' '}
                · {t(`inspection.results.${resultOf(findings, point)}`)}
                {note === undefined ? null : <p dir="auto">{note}</p>}
                {flaw === undefined ? null : <p>{t('inspection.flawSize', { size: flaw.sizeMm })}</p>}
                {amount === undefined ? null : <p>{t('report:repairs.each', { amount })}</p>}
              </div>
              {flaw === undefined || photo === undefined ? null : (
                <a href={`${address}#${slideId(flaw.photo)}`}>
                  <SmallPicture photo={photo} alt={`${t('inspection.seePhoto')}: ${pointName(point, t)}`} />
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
