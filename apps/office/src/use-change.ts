import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import { dataOf, Failure } from './api.ts'
import { failureText } from './failure-text.ts'
import { loadAgain } from './load-again.ts'

/** Messages of a change that failed. */
type Saying = {
  /** Where somebody else was faster; else what `textOf` says of it. */
  conflict?: string | undefined
  /** Whether the server says in the team's language what is invalid, as it does of cases alone. Then its words are shown. */
  tellsDetail?: boolean
  /** Of every other failure. */
  textOf?: typeof failureText
}

/**
 * Sends a change of the page's data, then loads these again; `isSending` until both are done. `error` says why the last change failed, or
 * that what the page shows is older than it.
 */
export function useChange({ conflict, tellsDetail = false, textOf = failureText }: Saying = {}) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  /** Resolves to whether the change was made. `follow` is done in place of loading the page's data again. */
  async function change<Data>(
    asked: Promise<{ data?: Data; error?: unknown }>,
    follow?: (data: Data) => unknown,
  ): Promise<boolean> {
    setError(null)
    setSending(true)
    try {
      const data = await dataOf(asked)
      if (follow !== undefined) await follow(data)
      else if (!(await loadAgain(revalidate))) startTransition(() => setError(t('failure.doneUnseen')))
      return true
    } catch (failure) {
      const problem = failure instanceof Failure ? failure.problem : null
      const isConflict = problem?.code === 'conflict'
      const detail = tellsDetail && problem?.code === 'validation_failed' ? problem.detail : undefined
      const isSeen = !(isConflict || detail !== undefined) || (await loadAgain(revalidate))
      const unseen = isConflict && !isSeen ? t('failure.conflictUnseen') : undefined
      // Both are shown together with the data that they are about.
      startTransition(() => setError(unseen ?? (isConflict ? conflict : detail) ?? textOf(failure, t)))
      return false
    } finally {
      // Not before the router shows the new data: a change of the old ones would be a conflict.
      startTransition(() => setSending(false))
    }
  }

  return { error, isSending, change, clearError: () => setError(null) }
}
