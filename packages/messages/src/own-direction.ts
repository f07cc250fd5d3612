import { type Language, LANGUAGES } from '@otosafi/editions/language'

const RIGHT_TO_LEFT_MARK = '\u200f'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LETTER = /\p{L}/u

/**
 * A text whose lines all run in the direction of its language. Inboxes and telephones go by the first letter of a line: one that
 * begins with the name of a car gets a mark before it. Lines without a word of the language stay as they are.
 */
export function inOwnDirection(text: string, language: Language): string {
  if (LANGUAGES[language].dir === 'ltr') return text
  return text
    .split('\n')
    .map((line) => {
      const [first = ''] = LETTER.exec(line) ?? []
      return RIGHT_TO_LEFT.test(line) && !RIGHT_TO_LEFT.test(first) ? RIGHT_TO_LEFT_MARK + line : line
    })
    .join('\n')
}
