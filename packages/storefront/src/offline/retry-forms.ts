import { type RouterWork, watchRouter } from '@otosafi/framework-output/browser/router-work'
import { pagePathOf } from '@otosafi/framework-output/data/page-path'
import { answerForRouter, isForRouter } from '@otosafi/framework-output/data/router-answer'

import type { FormState } from '../state/form-state.ts'
import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'
import { createSessionKeeper } from './keep-session.ts'

/** Exponential backoff of retrying a form, milliseconds: the first delay is doubled up to the longest. */
const FIRST_RETRY_DELAY_MS = 3000
const MAX_RETRY_DELAY_MS = 30_000

/**
 * Keeps a form on its page where the connection is lost while it is sent, or where the server refuses it before the application:
 * the router would replace the page by an error, and what was typed would be lost. Wraps the global `fetch`, by which the router
 * sends. A request without an answer is sent again with the same idempotency key once there is a connection.
 */
export function retryForms(t: Texts['t']): void {
  const send = globalThis.fetch
  const withSession = createSessionKeeper()
  const answerBefore = rememberAnswers()
  globalThis.fetch = async (input, init) => {
    if (!isForm(input, init)) return send(input, init)
    for (let wait = FIRST_RETRY_DELAY_MS; ; wait = Math.min(2 * wait, MAX_RETRY_DELAY_MS)) {
      try {
        return await withSession(input, async () => asAnswer(await send(input, init), answerBefore(input)))
      } catch (error) {
        const { signal } = init ?? {}
        if (signal?.aborted === true || !(error instanceof TypeError)) throw error
        await untilNextTry(t, wait, signal)
      }
    }
  }
}

/** Whether this is a form of a page, as the router sends it. */
function isForm(input: string | URL | Request, init: RequestInit | undefined): input is URL {
  return init?.method === 'POST' && input instanceof URL && pagePathOf(input.pathname) !== input.pathname
}

/** Remembers what the page's forms were answered. Returns how to find the answer to the one that is sent to an address. */
function rememberAnswers(): (sentTo: URL) => Partial<FormState> {
  const answers = new Map<string, Partial<FormState>>()
  let present: RouterWork['fetchers'] = new Map()
  watchRouter(({ fetchers }, deleted) => {
    present = fetchers
    for (const [key, { data }] of fetchers) if (data !== undefined) answers.set(key, data as Partial<FormState>)
    for (const key of deleted?.deletedFetchers ?? []) answers.delete(key)
  })
  return (sentTo) => {
    const page = pagePathOf(sentTo.pathname)
    for (const [key, each] of present)
      if (each.state === 'submitting' && new URL(each.formAction, sentTo).pathname === page)
        return answers.get(key) ?? {}
    return {}
  }
}

/**
 * The answer as the router reads it; a refusal of the server itself becomes one of the form, which stays at the step to which the
 * answer before has brought it.
 */
async function asAnswer(
  response: Response,
  { form = '', values = {}, code = null }: Partial<FormState>,
): Promise<Response> {
  if (response.ok || isForRouter(response)) return response
  const { code: problem, from } = (await response.json().catch(() => ({}))) as {
    code?: FormState['problem']
  } & Pick<FormState, 'from'>
  const state: FormState = {
    form,
    sent: false,
    issues: {},
    problem: problem ?? 'internal',
    ...(from && { from }),
    values,
    code,
  }
  return answerForRouter(state, response.status)
}

/** Says that the form waits. Resolves after a while, once there is a connection, and when the visitor asks for it. */
async function untilNextTry(t: Texts['t'], wait: number, signal: AbortSignal | null | undefined): Promise<void> {
  const over = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => resolve()
      const timer = setTimeout(next, wait)
      addEventListener('online', next, { signal: over.signal })
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal })
      const action = { label: t('actions.retry'), run: next }
      const notice = notices.show({ tone: 'error', kind: 'wait', text: t('offline:unsent.waits'), action })
      over.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        notices.dismiss(notice)
      })
    })
  } finally {
    over.abort()
  }
}
