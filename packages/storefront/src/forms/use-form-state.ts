import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import {
  type FetcherWithComponents,
  UNSAFE_DataRouterDataContext as RouterData,
  useFetcher,
  useLocation,
} from 'react-router'

import { FORM_KEY, type FormState, SENT } from './form-state.ts'

/** A form as its page shows it. */
export type SentForm = {
  /** Sends without leaving the page once script is there, and like any form before that. */
  Form: FetcherWithComponents<FormState>['Form']
  form: RefObject<HTMLFormElement | null>
  sending: boolean
  sent: boolean
  state: FormState | null
  /** The hidden field that makes a second press harmless. */
  keyField: { type: 'hidden'; name: string; value: string }
}

/** What the page's action answered, wherever on the page the form stands: `useActionData` knows of the own route alone. */
function useAnswer(): FormState | undefined {
  return Object.values(useContext(RouterData)?.actionData ?? {})[0] as FormState | undefined
}

/** What became of the form with this name: answered to script, or told by the page that came back without it. */
export function useFormState(name: string): SentForm {
  const fetcher = useFetcher<FormState>({ key: `form-${name}` })
  const answered = useAnswer()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState('')
  const state = fetcher.data ?? (answered?.form === name ? answered : null)
  const sent = state?.sent ?? new URLSearchParams(search).get(SENT) === name
  useEffect(() => {
    setKey(crypto.randomUUID())
    if (fetcher.data?.sent) form.current?.reset()
  }, [fetcher.data])
  return {
    Form: fetcher.Form,
    form,
    sending: fetcher.state !== 'idle',
    sent,
    state: state?.sent ? null : state,
    keyField: { type: 'hidden', name: FORM_KEY, value: key },
  }
}
