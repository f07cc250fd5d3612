import { useEffect } from 'react'

import { LANGUAGES } from '@otosafi/editions/language'
import { LinkChip } from '@otosafi/ui/chip/Chip'

import { useTexts } from '../../texts/use-texts.ts'
import { useRecentSearches } from './recent-searches.ts'

import styles from './RecentSearches.module.css'

/** Links to recent searches on this device that led to a car; nothing where there are none. */
export function RecentSearches({ action }: { action: string }) {
  const { t, language } = useTexts()
  const isMirrored = LANGUAGES[language].dir === 'rtl'
  const { searches, read, clear } = useRecentSearches()
  useEffect(read, [read])
  if (searches.length === 0) return null
  return (
    <section className={styles.recent}>
      <h3 className={styles.title}>{t('listing.suggestions.recent')}</h3>
      <ul className={styles.list}>
        {searches.map(({ query, words }) => (
          <li key={query}>
            <LinkChip href={`${action}?${query}`} label={isMirrored ? mirrored(words) : words} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={({ currentTarget: { form } }) => {
          form?.querySelector<HTMLInputElement>('[name=q]')?.focus()
          clear()
        }}
      >
        {t('listing.suggestions.clear')}
      </button>
    </section>
  )
}

/** Filters in the order of a mirrored page, each in its own direction: a first one in Latin letters would turn all around. */
function mirrored(words: string): string {
  const parts = words.split(' · ').map((part) => `\u2068${part}\u2069`)
  return `\u200f${parts.join(' · ')}`
}
