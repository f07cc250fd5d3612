import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import { dataOf, Failure } from './api.ts'
import { failureText } from './failure-text.ts'

/**
 * Sends changes of what a page shows, and shows it as it then is; until then it `isSending`. `error` is what kept the last one from being
 * made; `conflict` what to tell where it does not fit in with what is there; with `tellsDetail` the server says in the team's words what
 * cannot be read.
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
      // What does not fit in with what is there is told together with that.
      startTransition(() => setError((isConflict ? conflict : detail) ?? failureText(failure, t)))
      return false
    } finally {
      // With what the router then shows, and not before: no other change fits in with what was shown so far.
      startTransition(() => setSending(false))
    }
  }

  return { error, isSending, change }
}
