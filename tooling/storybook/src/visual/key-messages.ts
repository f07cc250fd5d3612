import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

/** Mails that are compared, each in a language of its own: on a phone, and beside what a mail program has on a desk. */
export const KEY_MESSAGES = [
  { story: 'messages-one-mail--confirmed-visit', width: 360, edition: 'ma', language: 'ar' },
  { story: 'messages-one-mail--booking-receipt', width: 1280, edition: 'ma', language: 'fr' },
  { story: 'messages-one-mail--code', width: 360, edition: 'coza', language: 'zu' },
  { story: 'messages-one-mail--reset-link', width: 1280, edition: 'ma', language: 'en' },
] as const satisfies { story: string; width: number; edition: EditionId; language: Language }[]
