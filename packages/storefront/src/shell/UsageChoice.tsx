import { useLocation } from 'react-router'

import { edition } from '#edition'
import { USAGE_CHOICE, USAGE_PATH } from '@otosafi/domain/usage/usage-form'

import { useTexts } from '../texts/use-texts.ts'

import styles from './Footer.module.css'

/**
 * Asks whether visits may be counted (P-39), where the edition counts at all, and takes the choice back as easily. A plain form,
 * the same for everybody: what was chosen is in the address after it was sent, and later in a cookie that script looks at.
 * Only the server renders it; browsers keep its HTML.
 */
export function UsageChoice() {
  const { t } = useTexts()
  const { search } = useLocation()
  if (!edition.analytics) return null
  const chosen = new URLSearchParams(search).get(USAGE_CHOICE)
  const isSaved = chosen === 'yes' || chosen === 'no'
  const button = (choice: 'yes' | 'no') => (
    <button type="submit" name={USAGE_CHOICE} value={choice} aria-pressed={isSaved ? chosen === choice : undefined}>
      {t(`shell.usage.${choice}`)}
    </button>
  )
  return (
    <form id={USAGE_CHOICE} className={styles.usage} method="post" action={USAGE_PATH}>
      <span>{t('shell.usage.question')}</span>
      {button('yes')}
      {button('no')}
      <output>{isSaved ? t('shell.usage.saved') : null}</output>
    </form>
  )
}
