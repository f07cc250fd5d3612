import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

import type { Problem } from '@otosafi/api-client/problem'

import { Failure } from './api.ts'
import { failureText } from './failure-text.ts'
import { focusInvalid } from './field-text.ts'
import { useUnsaved } from './use-unsaved.ts'

type Issues = NonNullable<Problem['errors']>

/**
 * Saves what somebody has edited, `typed`; `leaving` asks before the page is left while that is not saved. The form is to take no input
 * while `isSending`, since the answer leads away from it. `error` is what kept the last attempt from being saved, and has `timesRefused` as
 * its key, so that it is announced at each; `tellIssues` says at each field what is wrong with it. Where somebody else saved something
 * meanwhile, `takeOver` takes over what they changed, and `wasChanged` is true; it is then saved by a second press. Where something is
 * refused, the first field of the form (`formRef`) that is wrong gets the focus.
 */
export function useSave({
  typed,
  tellIssues,
  takeOver,
}: {
  typed: unknown
  tellIssues: (issues: Issues) => void
  takeOver?: () => Promise<void>
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { leaving, settle } = useUnsaved(typed)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [wasChanged, setWasChanged] = useState(false)
  const [timesRefused, setTimesRefused] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)

  // Once its error is shown, and the form takes input again.
  useEffect(() => {
    if (timesRefused > 0) focusInvalid(formRef.current)
  }, [timesRefused])

  function refuse(reason: string) {
    setError(reason)
    setTimesRefused((times) => times + 1)
  }

  /**
   * `send` resolves to the address that follows, throws a {@link Failure} where nothing is saved, and is not called for an incomplete
   * form.
   */
  async function save(isComplete: boolean, send: () => Promise<string>) {
    if (!isComplete) {
      refuse(t('failure.invalid'))
      return
    }
    setError(null)
    setSending(true)
    try {
      const address = await send()
      settle()
      await navigate(address)
    } catch (failure) {
      refuse(await messageOf(failure))
    } finally {
      setSending(false)
    }
  }

  async function messageOf(failure: unknown): Promise<string> {
    const problem = failure instanceof Failure ? failure.problem : null
    tellIssues(problem?.errors ?? [])
    if (problem?.code !== 'conflict' || takeOver === undefined) return failureText(failure, t)
    try {
      await takeOver()
    } catch (unread) {
      return failureText(unread, t)
    }
    setWasChanged(true)
    return failureText(failure, t)
  }

  return { error, timesRefused, isSending, wasChanged, save, leaving, formRef }
}
