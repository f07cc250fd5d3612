import { overlayTasks } from './overlay-tasks.ts'

/** Shows that a new deploy is there, until the page is reloaded or that is dismissed; never beside a form with typed text. */
export function notifyUpdate(): void {
  if (hasTypedText()) addEventListener('newpage', notifyUpdate, { once: true })
  else overlayTasks.setState({ isUpdated: true })
}

/** Selector of the errors of a refused form: React has written its typed values into the fields' defaults, too. */
export const REFUSED = 'main form :is([aria-invalid=true], [role=alert])'

/** Whether anything was typed on this page that a reload would lose. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main form :is(input:not([type=hidden]), textarea)',
  )
  return (
    document.querySelector(REFUSED) !== null || Array.from(fields).some((field) => field.value !== textOfPage(field))
  )
}

/** The text that a field has on a page that was just opened. React writes what is typed in a combobox into its default as well. */
function textOfPage(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (field.getAttribute('role') !== 'combobox') return field.defaultValue
  return new URLSearchParams(location.search).get(field.name) ?? ''
}
