import { smsParts } from './sms-parts.ts'

/** Signs of print, and those that stand for them in the GSM alphabet of text messages. */
const PLAIN = new Map([
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
const PRINTED = new RegExp([...PLAIN.keys()].join('|'), 'g')

/** The signs that keep a price or a name in its own order: mails need them, old telephones show them as boxes. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * A text message without signs of isolation, and in plain signs where these make all of it one of the alphabet: a single no-break
 * space would more than double what it costs. Where its language needs other letters anyway, it keeps its signs of print.
 */
export function inPlainSigns(text: string): string {
  const shown = text.replaceAll(ISOLATES, '')
  const plain = shown.replace(PRINTED, (sign) => PLAIN.get(sign) ?? sign)
  return smsParts(plain).alphabet === 'gsm' ? plain : shown
}
