import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import {
  type FetcherWithComponents,
  UNSAFE_DataRouterDataContext as RouterData,
  useFetcher,
  useLocation,
} from 'react-router'

import { SENT } from '@otosafi/domain/forms/sent-parameter'
import { randomUuid } from '@otosafi/domain/random-uuid'

import { FORM_KEY } from '../request/form-key.ts'
import type { AskedCode, FormState } from '../state/form-state.ts'

/** A form as its page shows it. */
export type SentForm = {
  /** The form component: submits without leaving the page with script, like any form without. */
  Form: FetcherWithComponents<FormState>['Form']
  /** Sends what script knows already, as the form does. */
  submit: FetcherWithComponents<FormState>['submit']
  form: RefObject<HTMLFormElement | null>
  sending: boolean
  sent: boolean
  /** The last answer, of success too: another one is announced, also where it reads like the one before. */
  answer: FormState | null
  /** The last answer where it was not success: what is filled in, and what is wrong with it. */
  state: FormState | null
  /** The code that the form waits for, or was verified by. */
  code: AskedCode | null
  /** The hidden field with the idempotency key. */
  keyField: { type: 'hidden'; name: string; value: string }
}

/** The result of the page's action, from any component: `useActionData` returns that of the own route alone. */
function useAnswer(): FormState | undefined {
  return Object.values(useContext(RouterData)?.actionData ?? {})[0] as FormState | undefined
}

/** The result of the form with this name: of the action with script, or from the reloaded page without. */
export function useFormState(name: string): SentForm {
  const fetcher = useFetcher<FormState>({ key: `form-${name}` })
  const answered = useAnswer()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState('')
  const answer = fetcher.data ?? (answered?.form === name ? answered : null)
  // Without script the address of a form that is answered may name one that was sent before.
  const sent = answer?.sent ?? (!answered && new URLSearchParams(search).get(SENT) === name)
  useEffect(() => {
    const draw = () => setKey(randomUuid())
    if (fetcher.data?.sent) form.current?.reset()
    // After a server error the form may have been processed: it keeps its idempotency key until it is changed.
    if (fetcher.data?.problem === 'internal' || fetcher.data?.problem === 'unavailable')
      form.current?.addEventListener('input', draw, { once: true })
    else draw()
  }, [fetcher.data])
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    form,
    sending: fetcher.state !== 'idle',
    sent,
    answer,
    state: answer?.sent ? null : answer,
    code: answer?.code ?? null,
    keyField: { type: 'hidden', name: FORM_KEY, value: key },
  }
}
