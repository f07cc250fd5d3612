import { plainText } from './plain-text.ts'

const CAR_ID = /^[^\p{L}\p{N}/]*([0-9abcdefghjkmnpqrstvwxyz]{8})[^\p{L}\p{N}/]*$/u

/**
 * A car's id as it is typed, or pasted from a message with what surrounds it there: capitals, spaces, a full stop or
 * bracket behind the address. Null where it is none.
 */
export function readCarId(text: string): string | null {
  if (text.length > 60) return null
  return CAR_ID.exec(plainText(text).toLowerCase())?.[1] ?? null
}
