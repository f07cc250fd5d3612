import type { ValidationIssue } from './validation-issue.ts'

/** How many days ahead one can be wished for; the first is tomorrow. */
const MAX_DAYS_AHEAD = 60

const DAY_MS = 24 * 3_600_000

/** A calendar day, ISO 8601, that is one of those that follow `today`. */
export function validateDay(text: string, today: string): ValidationIssue | null {
  if (!isDay(text)) return { code: 'invalid', values: {} }
  const ahead = (Date.parse(text) - Date.parse(today)) / DAY_MS
  return ahead < 1 || ahead > MAX_DAYS_AHEAD ? { code: 'daysAhead', values: { days: MAX_DAYS_AHEAD } } : null
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
