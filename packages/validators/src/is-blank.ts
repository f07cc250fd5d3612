/**
 * Whether a text shows nothing: empty, or only white space and invisible format characters (a pasted zero-width space).
 */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(text)
}
