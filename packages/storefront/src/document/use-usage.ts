import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { edition } from '#edition'

import { useTranslator } from '../texts/use-translator.ts'

/**
 * Where the edition has a count of usage (P-39), loads its script on the first interaction, and reports each page to it. That
 * asks the server for nothing before the visitor has agreed.
 */
export function useUsage(isUsed: boolean): void {
  const { t } = useTranslator()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isUsed || !edition.analytics) return
    import('./usage/count-usage.ts').then(
      (usage) => usage.showUsage({ pathname, search }, t('shell.usage.saved')),
      // Without a connection nothing is counted.
      () => undefined,
    )
  }, [isUsed, pathname, search, t])
}
