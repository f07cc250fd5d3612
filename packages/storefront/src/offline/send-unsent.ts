import { accountOfSession } from '@otosafi/domain/session/short-account-id'
import { isRetryableStatus } from '@otosafi/unsent/retryable-status'
import { withLock } from '@otosafi/unsent/with-lock'

import { notices } from '../state/notices.ts'
import { presentTexts } from '../texts/page-translator.ts'
import { type UnsentForm, unsentForms } from './unsent-forms.ts'

/** Retry interval of a tab, milliseconds: the network may be back without an `online` event. */
const RETRY_INTERVAL_MS = 30_000

/** The wait for an answer, milliseconds: on a line that has died, other forms and tabs are not to wait for ever. */
const ANSWER_TIMEOUT_MS = 60_000

/** Name of the lock under which one tab sends, while the others wait. */
const LOCK = 'unsent-forms'

/** The outcome of sending a form: accepted, to be retried, or to be corrected. */
type Outcome = 'taken' | 'later' | 'refused'

/** Sends a form as a browser without script would: where it was taken, the server leads to the page that says so. */
async function send({ action, fields }: UnsentForm): Promise<Outcome> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), ANSWER_TIMEOUT_MS)
  try {
    const { type, status } = await fetch(action, { method: 'POST', body, redirect: 'manual', signal: over.signal })
    if (type === 'opaqueredirect') return 'taken'
    return status >= 400 && !isRetryableStatus(status) ? 'refused' : 'later'
  } catch {
    return 'later'
  } finally {
    clearTimeout(timer)
  }
}

/** Sends the forms that wait, one after the other, in one tab at a time. Resolves once each was tried. */
export async function sendUnsent(): Promise<void> {
  if (!unsentForms.getState().forms.some(({ state }) => state === 'waiting') || !navigator.onLine) return
  await withLock(LOCK, sendEach)
}

async function sendEach(): Promise<void> {
  const { put, drop } = unsentForms.getState()
  /** Whether it was not taken back meanwhile, nor answered in the tab that has sent it too, nor is another account's by now. */
  const isKept = ({ key: wanted }: UnsentForm) => {
    dropOfOthers()
    return unsentForms.getState().forms.some(({ key }) => key === wanted)
  }
  dropOfOthers()
  for (const form of unsentForms.getState().forms.filter(({ state }) => state === 'waiting')) {
    if (!isKept(form)) continue
    const outcome = await send(form)
    if (outcome === 'refused' && isKept(form) && put({ ...form, state: 'refused' })) notifyRefusal(form)
    if (outcome !== 'taken') continue
    drop(form.key)
    // Usage counting listens for this event.
    dispatchEvent(new CustomEvent<UnsentForm>('takenlater', { detail: form }))
    const text = presentTexts()?.('offline:unsent.sent', { name: form.title })
    if (text !== undefined) notices.show({ tone: 'success', kind: 'notification', text })
  }
}

/** Reads the forms, and drops those that were filled in while another account was signed in than now. */
function dropOfOthers(): void {
  const { read, drop } = unsentForms.getState()
  read()
  const present = accountOfSession(document.cookie)
  if (present === '') return
  for (const { key, account = present } of unsentForms.getState().forms) if (account !== present) drop(key)
}

/** By a notification, since the visitor may be on another page by now and believe that the form was sent. */
function notifyRefusal({ title }: UnsentForm): void {
  const text = presentTexts()?.('offline:unsent.refused')
  if (text !== undefined) notices.show({ tone: 'error', kind: 'notification', text: `${title} · ${text}` })
}

/**
 * Sends what waits, now, whenever there is a connection again, and every half a minute while something waits. Forms that a
 * page was sending when it was left wait too.
 */
export function keepSending(): void {
  const { read, put } = unsentForms.getState()
  const send = () => void sendUnsent().catch(() => undefined)
  dropOfOthers()
  for (const form of unsentForms.getState().forms) if (form.state === 'underWay') put({ ...form, state: 'waiting' })
  addEventListener('storage', read)
  addEventListener('online', send)
  setInterval(send, RETRY_INTERVAL_MS)
  unsentForms.subscribe(({ forms }, { forms: before }) => {
    if (forms.length > before.length || forms.some(({ state }, at) => state !== before[at]?.state)) send()
  })
  send()
}
