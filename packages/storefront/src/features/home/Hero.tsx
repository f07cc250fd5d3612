import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { Icon } from '@otosafi/ui/icon/Icon'
import { check } from '@otosafi/ui/icon/icons'

import { useTexts } from '../../texts/use-texts.ts'
import type { Home } from './load-home.ts'
import { SearchPanel } from './SearchPanel.tsx'

import styles from './Hero.module.css'

/** The search panel above what is promised and shown. */
export function Hero({ total, home }: { total: number; home: Home | null }) {
  const { t } = useTexts()
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.headline}>{t('hero:headline')}</h1>
        <p className={styles.lead}>{t('hero:lead')}</p>
        <SearchPanel total={total} home={home} />
        <StaticHtml part="claims" data={home}>
          {({ proofs }) => (
            <ul className={styles.claims}>
              {proofs.map(({ text, href }) => (
                <li key={text} className={styles.claim}>
                  <Icon icon={check} />
                  {href ? <a href={href}>{text}</a> : text}
                </li>
              ))}
            </ul>
          )}
        </StaticHtml>
      </div>
    </div>
  )
}
