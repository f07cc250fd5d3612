import { edition } from '#edition'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Still } from '@otosafi/framework-output/screen/Still'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'

import { CLAIM_VALUES } from '../../claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'
import { SearchPanel } from './SearchPanel.tsx'

import styles from './Hero.module.css'

/** How many lines stand under the search panel. */
const LINES = 4

/** The search panel above what is promised and shown. */
export function Hero({ total, home }: { total: number; home: Home | null }) {
  const { t } = useTexts()
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.headline}>{t('hero:headline')}</h1>
        <p className={styles.lead}>{t('hero:lead')}</p>
        <SearchPanel total={total} home={home} />
        <Still part="claims" data={home}>
          {(data) => <Claims home={data} />}
        </Still>
      </div>
    </div>
  )
}

/** The first of the edition's claims, that about inspections with a real report behind it, and how many prices were lowered. */
function Claims({ home: { recent, lowered } }: { home: Home }) {
  const { t, language, number } = useTexts()
  const inspected = recent.find(({ certified }) => certified)
  const report =
    inspected && `${carPath({ ...inspected, brand: inspected.brand.id, model: inspected.model.id }, language)}/report`
  return (
    <ul className={styles.claims}>
      {edition.claims.slice(0, lowered > 0 ? LINES - 1 : LINES).map((claim) => {
        const text = t(`hero:claims.${claim}`, CLAIM_VALUES)
        return (
          <li key={claim} className={styles.claim}>
            <Icon icon={check} />
            {claim === 'inspectionPoints' && report ? <a href={report}>{text}</a> : text}
          </li>
        )
      })}
      {lowered === 0 ? null : (
        <li className={styles.claim}>
          <Icon icon={check} />
          <a href={`${pathFor('buyCars', language)}?highlight=priceLowered`}>
            {`${t('car.badge.priceLowered')} (${number(lowered)})`}
          </a>
        </li>
      )}
    </ul>
  )
}
