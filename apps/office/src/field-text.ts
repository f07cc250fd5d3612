/** What was typed into a field of a form; empty where there is none. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
