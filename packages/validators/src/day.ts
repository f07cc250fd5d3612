import type { ValidationIssue } from './validation-issue.ts'

/** A calendar day, ISO 8601, that is not before `today`. */
export function validateDay(text: string, today: string): ValidationIssue | null {
  if (!isDay(text)) return { code: 'invalid', values: {} }
  return text < today ? { code: 'dayPast', values: {} } : null
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
