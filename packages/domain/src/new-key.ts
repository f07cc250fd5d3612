/** A UUID of version 4 (RFC 9562) whose random digits are yet to be drawn: 0 and 1 stand for any, 8 for one of 8, 9, a and b. */
const PATTERN = '10000000-1000-4000-8000-100000000000'

/** A new idempotency key, a UUID, also where a browser makes none: on a local network without https, and in old web views. */
export function newKey(): string {
  const { randomUUID } = crypto as Partial<Crypto>
  return randomUUID?.call(crypto) ?? PATTERN.replace(/[018]/g, drawn)
}

function drawn(digit: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  return (Number(digit) ^ ((random & 15) >> (Number(digit) / 4))).toString(16)
}
