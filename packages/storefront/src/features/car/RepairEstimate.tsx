import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import type { ShownRepairs } from '../../parts/car-cards/shown-repairs.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './MileageReadings.module.css'

/** A rough estimate of the repair costs of all defects, and the price with them (P-60). */
export function RepairEstimate({ repairs }: { repairs: ShownRepairs }) {
  const { t, money } = useTexts()
  return (
    <section id="repairs" className={styles.part}>
      <h2>{t('report:repairs.title')}</h2>
      <SpecList
        specs={[
          { label: t('report:repairs.total'), value: <Ltr>{money(repairs.total)}</Ltr> },
          { label: t('report:repairs.withRepairs'), value: <Ltr>{money(repairs.withRepairs)}</Ltr> },
        ]}
        notes={[t('report:repairs.note', { date: repairs.date })]}
      />
    </section>
  )
}
