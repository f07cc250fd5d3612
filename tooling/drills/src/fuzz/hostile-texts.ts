import fc from 'fast-check'

/** Names of inherited properties, and for prototype pollution. */
export const OBJECT_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'] as const

/** A marker in refused texts: no answer may repeat it. */
export const MARK = 'fuzz-mark-7f1c'

/** An injected element that no answer may contain. */
export const ELEMENT = '<fuzz>'

/** Texts of several lengths and writings that people could have typed, and attacks that are harmless as text. */
export const PLAIN_TEXTS = [
  'Salma Bennani',
  '\u0645\u062d\u0645\u062f \u0628\u0646 \u0639\u0644\u064a',
  'O\u2019Brien-\u00c9tienne',
  '\u{1f697}\u{1f3fd}\u200d\u{1f527}',
  `"><img src=x onerror=alert(1)>${ELEMENT}`,
  `'${ELEMENT}`,
  'x=',
  "'; drop table requests; --",
  '${7*7}{{7*7}}',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '\\u0000',
  ...OBJECT_NAMES,
] as const

/** Texts that may break a database, a mail or a page. */
const STRANGE_TEXTS = [
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800y',
  '\u202eabc\u202c',
  '\u2066\u200f\u061c',
  '\ufeff',
  '\u2028\u2029',
  'a\r\nBcc: everybody@example.org',
  '\u001b[31m',
  'e\u0301'.repeat(60),
  '\u0300'.repeat(90),
  '\ufdfa'.repeat(80),
  ' \u200b\u00a0 ',
  '\t\n',
] as const

/** Random text. */
export const strangeTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE_TEXTS, ...PLAIN_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.nat({ max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  },
)
