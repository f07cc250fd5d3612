import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import { dataOf, Failure } from './api.ts'
import { failureText } from './failure-text.ts'

/**
 * Sends changes of what a page shows, and shows it as it then is. `error` is what kept the last one from being made; `conflict` what to
 * tell where it does not fit in with what is there.
 */
export function useChange({ conflict }: { conflict?: string } = {}) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)

  /** Resolves to whether the change was made. */
  async function change(asked: Promise<{ data?: unknown; error?: unknown }>): Promise<boolean> {
    setError(null)
    try {
      await dataOf(asked)
      await revalidate()
      return true
    } catch (failure) {
      const isConflict = failure instanceof Failure && failure.problem?.code === 'conflict'
      setError(isConflict && conflict !== undefined ? conflict : failureText(failure, t))
      if (isConflict) await revalidate()
      return false
    }
  }

  return { error, change }
}
