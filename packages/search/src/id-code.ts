/** The most characters of an id that fit into a whole number. */
const LENGTH = 10
/** The digits of a code: one for no character, then 0 to 9 and a to z. */
const DIGITS = 37
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)
const A = 'a'.charCodeAt(0)
const Z = 'z'.charCodeAt(0)

/**
 * The id as an integer that sorts like the id: a garbage collector need not visit a million numbers in a typed array, but
 * would visit a million strings. Undefined for a malformed id: ids have 1 to 10 characters from 0 to 9 and a to z.
 */
export function idCodeOf(id: string): number | undefined {
  if (id.length === 0 || id.length > LENGTH) return undefined
  let code = 0
  for (let at = 0; at < LENGTH; at++) {
    const digit = at < id.length ? digitOf(id.charCodeAt(at)) : 0
    if (digit === undefined) return undefined
    code = code * DIGITS + digit
  }
  return code
}

/** The id that {@link idCodeOf} made the code from. */
export function idOfCode(code: number): string {
  let id = ''
  for (let rest = code; rest > 0; rest = Math.floor(rest / DIGITS)) {
    const digit = rest % DIGITS
    if (digit > 0) id = (digit - 1).toString(36) + id
  }
  return id
}

function digitOf(character: number): number | undefined {
  if (character >= ZERO && character <= NINE) return character - ZERO + 1
  return character >= A && character <= Z ? character - A + 11 : undefined
}
