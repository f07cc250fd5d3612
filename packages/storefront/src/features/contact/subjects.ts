import type { PageRequest } from '../../request/page-request.ts'

/** The subjects of the contact form in finished words, the last any other, which is sent as none: the browser has no texts for them. */
export function contactSubjects(t: PageRequest['t']): { value: string; label: string }[] {
  const named = [
    t('routes:buyCars'),
    t('routes:sellCar'),
    t('routes:booking'),
    t('car.section.papers'),
    t('meta:contactUs.complaint'),
  ]
  return [...named.map((label) => ({ value: label, label })), { value: '', label: t('meta:contactUs.other') }]
}
