import { smsSegments } from './sms-segments.ts'

/** Typographic characters and their equivalents in the GSM alphabet. */
const EQUIVALENTS = new Map([
  ['«\u00a0', '"'],
  ['\u00a0»', '"'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['’', "'"],
  ['“', '"'],
  ['”', '"'],
  ['…', '...'],
  ['·', '-'],
  ['–', '-'],
])
const TYPOGRAPHIC = new RegExp([...EQUIVALENTS.keys()].join('|'), 'g')

/** Bidirectional isolates: mails need them, old telephones show them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * A text message without bidirectional isolates, and with GSM equivalents where these keep all of it out of Unicode, which would
 * more than double its cost. Where its language needs Unicode anyway, it keeps its typography.
 */
export function toGsmText(text: string): string {
  const shown = text.replaceAll(ISOLATES, '')
  const plain = shown.replace(TYPOGRAPHIC, (character) => EQUIVALENTS.get(character) ?? character)
  return smsSegments(plain).encoding === 'gsm' ? plain : shown
}
