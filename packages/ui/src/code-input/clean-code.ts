/**
 * The digits of a typed or pasted code as ASCII ones, at most `length`: those that stand together in a pasted message, else
 * all that there are. Spaces, hyphens and direction marks do not count, and Arabic-Indic and Persian digits are folded.
 */
export function cleanCode(text: string, length: number): string {
  const folded = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  const together = folded.match(/[0-9]+/g)?.find((digits) => digits.length === length)
  return together ?? folded.replace(/[^0-9]/g, '').slice(0, length)
}
