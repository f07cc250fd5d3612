import { type UsageChoice, usageChoiceCookie, usageChoiceOf } from '@otosafi/domain/usage/usage-choice'
import { USAGE_CHOICE } from '@otosafi/domain/usage/usage-form'
import { parsePath } from '@otosafi/editions/routes/parse-path'

import type { UnsentForm } from '../../offline/unsent-forms.ts'
import { isRequest, type PageAddress, type PageUsage, usageOfPage } from './usage-of-page.ts'

/** The page that was reported last, counted or not. */
let shown: PageAddress | null = null

/** Shows what was chosen, and counts the page where the visitor agreed (P-39). `saved` says that a choice is kept. */
export function showUsage({ pathname, search }: PageAddress, saved: string): void {
  if (shown === null) listen(saved)
  const before = shown
  shown = { pathname, search }
  showChoice()
  report(usageOfPage(shown, before))
}

/** Reports usage events to the server, if the visitor consents at this moment. */
function report(usage: PageUsage | null): void {
  if (usage === null || usageChoiceOf(document.cookie) !== 'yes') return
  navigator.sendBeacon('/api/usage', new Blob([JSON.stringify(usage)], { type: 'application/json' }))
}

function listen(saved: string): void {
  addEventListener('submit', (event) => choose(event, saved))
  // A form is emptied once the server has taken it.
  addEventListener('reset', ({ target }) => reportForm((target as HTMLFormElement).id, location.pathname))
  // One that had to wait for a connection was emptied before.
  addEventListener('takenlater', (event) => {
    const { form, page } = (event as CustomEvent<UnsentForm>).detail
    reportForm(form, page)
  })
}

/** Reports a form that the server has taken, if it sends a request: `page` is the path of the page that it is on. */
function reportForm(form: string, page: string): void {
  const route = parsePath(page)?.key
  if (route !== undefined && isRequest(form, route)) report({ route, events: ['requestSent'] })
}

/** Keeps the choice at once, so that the page stays as it is, with all that was typed into it. */
function choose(event: SubmitEvent, saved: string): void {
  const form = event.target as HTMLFormElement
  const choice = (event.submitter as HTMLButtonElement | null)?.value
  if (form.id !== USAGE_CHOICE || (choice !== 'yes' && choice !== 'no')) return
  event.preventDefault()
  const was = usageChoiceOf(document.cookie)
  document.cookie = usageChoiceCookie(choice, location.protocol === 'https:')
  showChoice()
  const output = form.querySelector('output')
  if (output) output.textContent = saved
  if (was !== 'yes' && shown !== null) report(usageOfPage(shown, null))
}

function showChoice(): void {
  const choice: UsageChoice | null = usageChoiceOf(document.cookie)
  if (choice === null) return
  for (const button of document.querySelectorAll<HTMLButtonElement>(`#${USAGE_CHOICE} button`))
    button.setAttribute('aria-pressed', String(button.value === choice))
}
