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

/**
 * A text message in plain signs where these make all of it one of the alphabet: a single no-break space would more than double
 * what it costs. Where its language needs other letters anyway, it stays as it is.
 */
export function inPlainSigns(text: string): string {
  const plain = text.replace(PRINTED, (sign) => PLAIN.get(sign) ?? sign)
  return smsParts(plain).alphabet === 'gsm' ? plain : text
}
