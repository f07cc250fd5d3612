/** Template of a UUID of version 4 (RFC 9562): 0 and 1 become any random digit, 8 becomes 8, 9, a or b. */
const PATTERN = '10000000-1000-4000-8000-100000000000'

/** A random UUID, such as an idempotency key. `crypto.randomUUID` is missing without https and in old web views. */
export function randomUuid(): string {
  const { randomUUID } = crypto as Partial<Crypto>
  return randomUUID?.call(crypto) ?? PATTERN.replace(/[018]/g, drawn)
}

function drawn(digit: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  return (Number(digit) ^ ((random & 15) >> (Number(digit) / 4))).toString(16)
}
