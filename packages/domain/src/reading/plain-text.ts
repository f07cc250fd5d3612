import { foldDigits } from '../text/fold-digits.ts'

/**
 * A typed or pasted text in plain signs: ASCII digits, one kind of space and of hyphen, and nothing that cannot be seen, such
 * as the direction marks that come with copied Arabic text.
 */
export function plainText(text: string): string {
  return foldDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
}
