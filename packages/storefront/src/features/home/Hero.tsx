import { edition } from '#edition'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'

import { CLAIM_VALUES } from '../../claims/claim-values.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'
import { SearchPanel } from './SearchPanel.tsx'

import styles from './Hero.module.css'

/** How many of the edition's claims are shown under the search panel. */
const CLAIMS_SHOWN = 4

/** The search panel above the edition's claims. */
export function Hero({ total, home }: { total: number; home: Home | null }) {
  const { t } = useTexts()
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.headline}>{t('hero:headline')}</h1>
        <p className={styles.lead}>{t('hero:lead')}</p>
        <SearchPanel total={total} home={home} />
        <ul className={styles.claims} aria-label={t('hero:claimsLabel')}>
          {edition.claims.slice(0, CLAIMS_SHOWN).map((claim) => (
            <li key={claim} className={styles.claim}>
              <Icon icon={check} />
              {t(`hero:claims.${claim}`, CLAIM_VALUES)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
