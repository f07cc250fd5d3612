import fc from 'fast-check'

/**
 * Texts that are no name, number, option or date of the contract, as they stand in an address: controls, halves of
 * characters, bytes that are no UTF-8, what is no percent encoding, digits of other scripts, the beginnings of attacks.
 */
const JUNK = [
  '%00',
  '%0A',
  '%1B%5B31m',
  '%7F',
  '%E2%80%AE',
  '%EF%BB%BF',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%FF',
  '%C0%AF',
  '%F4%90%80%80',
  '%',
  '%2',
  '%zz',
  '%u0041',
  '+',
  '%20',
  '%D9%A3',
  '%D9%A2%D9%A0%D9%A1%D9%A9',
  '%EF%BC%95',
  '%D8%AA%D9%8A%D9%88%D8%AA%D8%A7',
  '%5B%5D',
  '%7B%7D',
  '__proto__',
  'hasOwnProperty',
  'toString',
  '%24%7B7*7%7D',
  "'%20or%20'1'%3D'1",
  "'%3Bdrop%20table%20cars%3B--",
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '..%2F..%2Fetc%2Fpasswd',
  'DACIA',
  '9'.repeat(400),
  'X'.repeat(3000),
  '%D9%A3'.repeat(500),
] as const

/** Texts that look like numbers and are none that the contract takes. */
export const NEARLY_NUMBERS = [
  '1e3',
  '1e999',
  '0x10',
  '1.5',
  '1%2C5',
  '%2B5',
  '%205',
  '5%20',
  '--5',
  'NaN',
  'Infinity',
  '1'.repeat(16),
]

/** A text out of place, percent encoded; never one that a schema with a pattern, options or a number would take. */
export const anyJunk = fc.oneof(
  fc.constantFrom(...JUNK),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(`~${text}`)),
)

/** Names that no operation has a parameter of, percent encoded, with and without a value. */
export const unknownParameters = fc.array(
  fc.tuple(
    fc.constantFrom(
      'utm_source',
      '__proto__',
      'constructor',
      'toString',
      'brand[]',
      'brand.x',
      'Brand',
      '%FF',
      '%',
      '',
      '%00',
    ),
    fc.option(anyJunk, { nil: null }),
  ),
  { maxLength: 2 },
)

/** A header's text of one byte characters, without spaces at its ends. */
export function headerText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff })), { maxLength })
    .map((codes) => String.fromCharCode(...codes))
}
