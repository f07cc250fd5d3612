import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import { dataOf, Failure } from './api.ts'
import { failureText } from './failure-text.ts'

/** Sends changes of what a page shows, and shows it as it then is. `error` is what kept the last one from being made. */
export function useChange() {
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
      setError(failureText(failure, t))
      if (failure instanceof Failure && failure.problem?.code === 'conflict') await revalidate()
      return false
    }
  }

  return { error, change }
}
