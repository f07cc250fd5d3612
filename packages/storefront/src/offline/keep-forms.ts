import { randomUuid } from '@otosafi/domain/random-uuid'

import { accountOfPage } from '../request/browser-session.ts'
import { FORM_KEY } from '../request/form-key.ts'
import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'
import { type UnsentForm, unsentForms } from './unsent-forms.ts'

/**
 * Keeps on the device what is sent by forms with `data-kept`, until there is an answer. Without a connection it stays
 * there, and is sent once there is one again; so it does where the connection breaks, or the page is left meanwhile.
 */
export function keepForms(t: Texts['t']): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['kept'] === undefined) return
    if (navigator.onLine) {
      keepUntilAnswered(form)
      return
    }
    // The server, which checks all rules in the visitor's language, cannot be asked.
    if (form.reportValidity()) {
      const { put } = unsentForms.getState()
      // The form's own key stays with what it sends by itself the next time, unless this is what met a fault before.
      const key = isUnderWay(keyOf(form)) ? keyOf(form) : randomUuid()
      if (!put(unsentForm(form, key, 'waiting'))) return
      waiting.add(key)
      form.reset()
      notices.show({ tone: 'plain', kind: 'notification', text: t('offline:unsent.kept') })
    }
    event.preventDefault()
    event.stopPropagation()
  }
  // Capture phase: before React's handler.
  addEventListener('submit', onSubmit, true)
}

/** The keys of what was sent last on this page without a connection. */
const waiting = new Set<string>()

/**
 * Keeps a form that the page sends by itself. It gets another key with the answer, which counts, also where another tab has
 * sent it meanwhile; without one, or after a fault, it waits once its page is left.
 */
function keepUntilAnswered(form: HTMLFormElement): void {
  const { put, drop } = unsentForms.getState()
  const key = keyOf(form)
  const kept = unsentForm(form, key, 'underWay')
  if (!put(kept)) return
  waiting.delete(key)
  const watch = new MutationObserver(() => {
    if (form.isConnected && keyOf(form) === key) return
    watch.disconnect()
    // It waits already where it was pressed again without a connection.
    if (waiting.has(key)) return
    if (form.isConnected) drop(key)
    else if (isUnderWay(key)) put({ ...kept, state: 'waiting' })
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] })
}

function isUnderWay(sent: string): boolean {
  return unsentForms.getState().forms.some(({ key, state }) => key === sent && state === 'underWay')
}

function keyOf(form: HTMLFormElement): string {
  const key = new FormData(form).get(FORM_KEY)
  return typeof key === 'string' ? key : ''
}

function unsentForm(form: HTMLFormElement, key: string, state: UnsentForm['state']): UnsentForm {
  const typed = [...new FormData(form)].flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' && field !== FORM_KEY ? [[field, value]] : [],
  )
  const { pathname, search } = new URL(form.action)
  const account = accountOfPage()
  return {
    key,
    form: form.id,
    page: location.pathname,
    action: pathname + search,
    title: form.dataset['kept'] || (form.querySelector('h2, h3')?.textContent ?? ''),
    fields: [...typed, [FORM_KEY, key]],
    state,
    ...(account !== '' && { account }),
  }
}

/**
 * Fills in what the server has refused of this page's forms, to be corrected: one each, where nothing is typed, or the `wanted` one
 * alone, by its key.
 */
export function fillRefused(wanted?: string): void {
  for (const { key, form: id, page, state, fields } of unsentForms.getState().forms) {
    const form = document.getElementById(id)
    if (state !== 'refused' || page !== location.pathname || !(form instanceof HTMLFormElement)) continue
    if ((wanted ?? key) !== key || isTyped(form)) continue
    for (const [field, value] of fields) {
      const control = form.elements.namedItem(field)
      if (field !== FORM_KEY && control !== null && 'value' in control) control.value = value
    }
    unsentForms.getState().drop(key)
  }
}

/** Types of fields that have the same value whether they are ticked or not. */
const TICKED: ReadonlySet<string> = new Set(['radio', 'checkbox'])

/** Whether something is typed in a form, or filled in. */
function isTyped(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ type, value, defaultValue }) => !TICKED.has(type) && value !== defaultValue)
}
