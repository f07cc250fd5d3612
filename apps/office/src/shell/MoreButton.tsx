import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { failureText } from '../failure-text.ts'
import type { usePages } from '../use-pages.ts'
import { FailureAlert } from './FailureAlert.tsx'

/** Leads on where a list has more pages, and says what kept the next one away. */
export function MoreButton({
  hasMore,
  isLoading,
  error,
  showMore,
}: Pick<ReturnType<typeof usePages>, 'hasMore' | 'isLoading' | 'error' | 'showMore'>) {
  const { t } = useTranslation()
  if (!hasMore) return null
  return (
    <>
      <FailureAlert error={error === null ? null : failureText(error, t)} />
      <Button variant="default" loading={isLoading} onClick={() => void showMore()}>
        {t('shell.more')}
      </Button>
    </>
  )
}
