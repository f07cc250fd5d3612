const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is an ISO date that exists. */
export function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
}
