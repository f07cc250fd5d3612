import type { ReactNode } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { TabLinks } from '@otosafi/ui/tab-links/TabLinks'

import { useTexts } from '../../texts/use-texts.ts'
import { type Section, SECTION_TITLES, SECTIONS } from './sections.ts'

import styles from './AccountFrame.module.css'

/**
 * A page of the account below its title: links to the account's page, its sections and, behind the requests, the favourites,
 * above the content or, on a wide screen, beside it. `current` is what is shown, null the account's page.
 */
export function AccountFrame({ current, children }: { current: Section | 'favourites' | null; children: ReactNode }) {
  const { t, language } = useTexts()
  const links = SECTIONS.map((key) => ({
    href: pathFor('accountSection', language, { key }),
    label: t(SECTION_TITLES[key]),
    current: current === key,
  }))
  return (
    <div className={styles.frame}>
      <TabLinks
        label={t('account:nav')}
        links={[
          { href: pathFor('account', language), label: t('routes:account'), current: current === null },
          ...links.slice(0, 1),
          { href: pathFor('favourites', language), label: t('routes:favourites'), current: current === 'favourites' },
          ...links.slice(1),
        ]}
      />
      <div>{children}</div>
    </div>
  )
}
