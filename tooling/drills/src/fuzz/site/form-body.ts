import fc from 'fast-check'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { DEMO_CREDENTIALS } from '@otosafi/server/seed/seed-users'

import { ELEMENT, OBJECT_NAMES, PLAIN_TEXTS, strangeTexts } from '../hostile-texts.ts'
import type { KnownValues } from '../known-values.ts'
import { placeFor } from '../secrets.ts'

/** An encoded form with its content type. */
export type SentForm = { text: string; contentType: string | null }

const FORM = 'application/x-www-form-urlencoded'
/** Bytes that a form may have. */
const MAX_BYTES = 64 * 1024

const OTHER_TYPES = [
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json',
  'x',
  null,
]

const MULTIPART = [
  '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="message"; filename="../../x"\r\nContent-Type: text/html\r\n\r\nx\r\n',
  '--x--',
]

const BROKEN = [
  '',
  '&&&===&',
  '%zz=%zz&message=%',
  'message=%00%ff%c0%af&email=%ED%A0%80',
  'message=+&name=+++&email=+',
  '__proto__=x&constructor=y&__proto__[x]=z',
  'message[]=x&message[a]=y',
  'a=b&'.repeat(8000),
  `message=${'%3Cfuzz%3E'.repeat(4000)}`,
  '{"message":"x"}',
  '\u0000',
]

/** Forms for the pages of an edition: with all the fields that any of them has, right, hostile or missing, or no forms at all. */
export function formBodies(edition: EditionId, known: KnownValues): fc.Arbitrary<SentForm> {
  const texts = fc.constantFrom(...PLAIN_TEXTS)
  const right: Readonly<Record<string, fc.Arbitrary<string>>> = {
    message: texts,
    name: texts,
    fullName: texts,
    email: fc.nat({ max: 9999 }).map((number) => `form${number}@example.org`),
    phone: fc.constant(EDITIONS[edition].phone.example),
    time: fc.constantFrom('', 'morning', 'evening'),
    brand: fc.constantFrom(...known[edition].brands, 'constructor'),
    identifier: fc.constant(DEMO_CREDENTIALS.email),
    password: fc.constantFrom(DEMO_CREDENTIALS.password, 'constructor'),
    rememberMe: fc.constantFrom('', 'on'),
    formKey: fc.constantFrom(placeFor('key'), 'x', 'constructor'),
  }
  const names = Object.keys(right)
  const fields = fc.tuple(
    ...names.map((name) =>
      fc.oneof(
        { weight: 30, arbitrary: (right[name] ?? texts).map((text): [string, string][] => [[name, text]]) },
        { weight: 1, arbitrary: strangeTexts.map((text): [string, string][] => [[name, text]]) },
        {
          weight: 1,
          arbitrary: fc.constantFrom<[string, string][]>(
            [],
            [
              [name, 'x'],
              [name, 'y'],
            ],
            [[name, `x=${ELEMENT}=`]],
            [[name, 'x'.repeat(5000)]],
          ),
        },
      ),
    ),
  )
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant<[string, string][]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('_method', 'intent', 'sent', ELEMENT, ...OBJECT_NAMES)
        .map((name): [string, string][] => [[name, 'x']]),
    },
  )
  const urlencoded = fc
    .tuple(fields, extra)
    .map(([given, more]) => new URLSearchParams([...given, more].flat()).toString())
  return fc.oneof(
    { weight: 14, arbitrary: urlencoded.map((text): SentForm => ({ text, contentType: FORM })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(urlencoded, fc.constantFrom(MAX_BYTES, MAX_BYTES + 1))
        .map(([text, bytes]): SentForm => ({ text: text.padEnd(bytes, '&'), contentType: FORM })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN).map((text): SentForm => ({ text, contentType: FORM })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.oneof(urlencoded, fc.constantFrom(...MULTIPART)), fc.constantFrom(...OTHER_TYPES))
        .map(([text, contentType]): SentForm => ({ text, contentType })),
    },
  )
}
