/** The code points of the zeros of Latin, Arabic and extended Arabic digits. */
const ZEROS = [0x30, 0x660, 0x6f0]

/** The text with its Arabic digits as Latin ones. */
function withLatinDigits(text: string): string {
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    const zero = ZEROS.find((each) => code >= each && code <= each + 9)
    return zero === undefined ? character : String(code - zero)
  }).join('')
}

/**
 * Parses an integer from typed text: Latin or Arabic digits, separators ignored. Undefined without a digit.
 */
export function readWholeNumber(text: string): number | undefined {
  const digits = withLatinDigits(text).replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

/**
 * Parses a number with a fraction from typed text: Latin or Arabic digits, with a point or a comma before the fraction.
 * Undefined where it is none.
 */
export function readDecimal(text: string): number | undefined {
  const typed = withLatinDigits(text)
    .replace(/[\s\u00a0%]/g, '')
    .replace(/[,\u066b]/, '.')
  return /^\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : undefined
}
