import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import { dataOf, Failure } from './api.ts'
import { failureText } from './failure-text.ts'

/**
 * Sends a change of the page's data, then loads these again; `isSending` until both are done. `error` says why the last change failed:
 * `conflict` where somebody else was faster, and the server's own words for invalid input with `tellsDetail`.
 */
export function useChange({ conflict, tellsDetail = false }: { conflict?: string; tellsDetail?: boolean } = {}) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  /** Resolves to whether the change was made. */
  async function change(asked: Promise<{ data?: unknown; error?: unknown }>): Promise<boolean> {
    setError(null)
    setSending(true)
    try {
      await dataOf(asked)
      await revalidate()
      return true
    } catch (failure) {
      const problem = failure instanceof Failure ? failure.problem : null
      const isConflict = problem?.code === 'conflict'
      const detail = tellsDetail && problem?.code === 'validation_failed' ? problem.detail : undefined
      if (isConflict || detail !== undefined) await revalidate()
      // A conflict is shown together with the data that it is about.
      startTransition(() => setError((isConflict ? conflict : detail) ?? failureText(failure, t)))
      return false
    } finally {
      // Not before the router shows the new data: a change of the old ones would be a conflict.
      startTransition(() => setSending(false))
    }
  }

  return { error, isSending, change }
}
