import { hashOf } from '@otosafi/domain/random'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const HALF = 2 ** 20
const ROUNDS = 4

/** How many cars an id can distinguish: 2^40. */
export const CAR_ID_COUNT = HALF * HALF

/**
 * The id of the `counter`-th car: eight characters of Crockford base32, never twice for the same `key` (the edition).
 * A four-round Feistel network over 40 bits scatters neighbours, so ids neither reveal the stock's size nor can be enumerated.
 * Throws a RangeError unless `counter` is a whole number from 0 to 2^40 - 1.
 */
export function carIdOf(counter: number, key = ''): string {
  if (!Number.isInteger(counter) || counter < 0 || counter >= CAR_ID_COUNT)
    throw new RangeError('No id for this counter')
  let left = Math.floor(counter / HALF)
  let right = counter % HALF
  const seed = hashOf(key)
  for (let round = 0; round < ROUNDS; round += 1) [left, right] = [right, left ^ scatter(right, seed, round)]
  return encodeHalf(left) + encodeHalf(right)
}

/** The counter that {@link carIdOf} made the id from; null when the text is not an id. */
export function counterOfCarId(id: string, key = ''): number | null {
  if (id.length !== 8) return null
  let left = decodeHalf(id.slice(0, 4))
  let right = decodeHalf(id.slice(4))
  if (left === null || right === null) return null
  const seed = hashOf(key)
  for (let round = ROUNDS - 1; round >= 0; round -= 1) [left, right] = [right ^ scatter(left, seed, round), left]
  return left * HALF + right
}

function scatter(half: number, seed: number, round: number): number {
  let mixed = Math.imul(half ^ seed ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 13)) & (HALF - 1)
}

function encodeHalf(half: number): string {
  return [15, 10, 5, 0].map((shift) => ALPHABET[(half >>> shift) & 31]).join('')
}

function decodeHalf(text: string): number | null {
  let half = 0
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return null
    half = half * 32 + digit
  }
  return half
}
