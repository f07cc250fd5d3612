import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'
import { Section } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'
import { resultOf, type Findings } from './inspection-points.ts'
import type { CarDetail } from './load-car.ts'

import styles from './Features.module.css'

/** Items sold with the car, such as keys, as far as they are recorded. */
export function Included({
  car,
  findings,
  hasServiceBook,
}: {
  car: Pick<CarDetail, 'numberofkeys'>
  findings: Findings | null
  hasServiceBook: boolean
}) {
  const { t } = useTexts()
  const spareWheel = findings === null ? 'notChecked' : resultOf(findings, 'axles.spareWheel')
  const items = [
    ...(car.numberofkeys ? [t('car.included.keys', { count: car.numberofkeys })] : []),
    ...(hasServiceBook ? [t('car.included.serviceBook')] : []),
    ...(spareWheel === 'notChecked' || spareWheel === 'notApplicable' ? [] : [t('car.included.spareWheel')]),
  ]
  return (
    <Section id="included" title={t('car.section.included')}>
      {items.length === 0 ? (
        <p>{t('car.included.none')}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              <Icon icon={check} />
              {item}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
