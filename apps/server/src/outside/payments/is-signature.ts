import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a header is the HMAC of some bytes in hexadecimal, compared in constant time. */
export function isSignature(
  header: string | string[] | undefined,
  { algorithm, secret, signed }: { algorithm: 'sha256' | 'sha512'; secret: string; signed: string | Buffer },
): boolean {
  const expected = createHmac(algorithm, secret).update(signed).digest()
  const given = typeof header === 'string' && /^[\da-f]+$/i.test(header) ? Buffer.from(header, 'hex') : Buffer.alloc(0)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
