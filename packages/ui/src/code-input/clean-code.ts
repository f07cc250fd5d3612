/**
 * The digits of a typed or pasted code as ASCII ones, at most `length`: spaces, hyphens and direction marks do not
 * count, and Arabic-Indic and Persian digits are folded.
 */
export function cleanCode(text: string, length: number): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}
