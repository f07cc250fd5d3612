import { foldDigits } from '@otosafi/domain/text/fold-digits'

/** Letters that Unicode does not decompose, and Arabic letters that people write in several ways, Persian forms included. */
const FOLDED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    œ: 'oe',
    æ: 'ae',
    ø: 'o',
    ß: 'ss',
    ł: 'l',
    ŋ: 'n',
    '×': 'x',
    ٱ: 'ا',
    ة: 'ه',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    گ: 'ك',
    ڭ: 'ك',
    ݣ: 'ك',
    پ: 'ب',
    چ: 'ج',
    ڤ: 'ف',
  }),
)

/**
 * Normalises text for comparison: no accents or vowel signs, lower case, one form of each Arabic letter, ASCII digits, and
 * single spaces in place of anything else.
 */
export function normaliseText(text: string): string {
  return foldDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[œæøßłŋ×ٱةىیکگڭݣپچڤ]/g, (letter) => FOLDED.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
