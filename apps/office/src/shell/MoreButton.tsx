import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { failureText } from '../failure-text.ts'
import type { usePages } from '../use-pages.ts'
import { FailureAlert } from './FailureAlert.tsx'

/** The focus is not lost with the button that had it. */
const takeFocus = (text: HTMLElement | null) => {
  if (document.activeElement === document.body) text?.focus()
}

/** Leads on where a list has more pages, says what kept the next one away, and after the last one that there are no more. */
export function MoreButton({
  pages,
  hasMore,
  isLoading,
  error,
  showMore,
}: Pick<ReturnType<typeof usePages>, 'pages' | 'hasMore' | 'isLoading' | 'error' | 'showMore'>) {
  const { t } = useTranslation()
  if (!hasMore && pages.length === 1) return null
  if (!hasMore)
    return (
      <Text ref={takeFocus} tabIndex={-1} size="sm" c="dimmed">
        {t('shell.noMore')}
      </Text>
    )
  return (
    <>
      <FailureAlert error={error === null ? null : failureText(error, t)} />
      <Button variant="default" loading={isLoading} onClick={() => void showMore()}>
        {t('shell.more')}
      </Button>
    </>
  )
}
