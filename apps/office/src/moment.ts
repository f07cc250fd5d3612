import { formatDate } from '@otosafi/editions/format/date'

/** A moment in the language and the time zone of who reads it. */
export function momentText(iso: string, language: 'en' | 'fr'): string {
  const at = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${formatDate(day, language)}, ${two(at.getHours())}:${two(at.getMinutes())}`
}

/** A moment as fields for day and time have it, in the time zone of who fills them in: `2026-06-01T09:00`. */
export function localMoment(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
