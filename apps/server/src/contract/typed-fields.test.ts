import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readEmail } from '@otosafi/domain/reading/read-email'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { validateEmail } from '@otosafi/validators/email'
import { validateMobile } from '@otosafi/validators/mobile'
import { validatePhone } from '@otosafi/validators/phone'

import { createDecoder } from './decode-request.ts'
import { SERVED } from './operations.ts'
import { Problem } from './problem.ts'

/** Separators between pasted characters, mostly none. */
const HABITS = ['', '', '', ' ', '\u00a0', '\u202f', '\u200e', '\u200f', '.', '-', '\u2011', '(', ')']
const pasted = (text: string) =>
  fc
    .array(fc.constantFrom(...HABITS), { minLength: text.length, maxLength: text.length })
    .map((habits) => Array.from(text, (sign, at) => sign + habits[at]).join(''))

const phones = fc
  .tuple(fc.constantFrom('06', '07', '+2126', '002126', '2126', '+27', '٠٦', '+33'), fc.nat(999_999_999))
  .chain(([begin, rest]) => pasted(begin + String(rest)))
const emails = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('\u200fsalma@example.org', 'salma@example.org\u200b', 'info@société.ma', ' Salma@Example.org '),
)

/** Operations whose number is sent a code. */
const TEXTED: readonly string[] = ['signUp', 'updateProfile']

/** The path of a refused field among a decoder's errors. */
function refusedPaths(decode: () => unknown): string[] {
  try {
    decode()
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return (error.toDocument('').errors ?? []).map(({ path }) => path)
  }
}

describe.each(['phone', 'email'] as const)('a %s in a body', (field) => {
  const operations = SERVED.filter(({ fields, takes }) => takes === 'json' && fields?.[field]?.read)
  it('is read by several operations', () => {
    expect(operations.length).toBeGreaterThan(5)
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s is accepted whenever the form accepts it, and refused at its field otherwise',
    (_, operation) => {
      const decode = createDecoder(operation)
      const validateNumber = TEXTED.includes(operation.id) ? validateMobile : validatePhone
      fc.assert(
        fc.property(fc.constantFrom(...EDITION_IDS), field === 'phone' ? phones : emails, (id, text) => {
          const edition = EDITIONS[id]
          const issue = field === 'phone' ? validateNumber(text, edition.phone) : validateEmail(text)
          const request = { query: {}, params: {}, headers: {}, body: { [field]: text }, edition }
          expect(refusedPaths(() => decode(request)).includes(`/body/${field}`)).toBe(issue !== null)
        }),
        { numRuns: 50 },
      )
    },
  )
})

it('reaches the handler as it is stored', () => {
  const subscribe = SERVED.find(({ id }) => id === 'createSubscriber')!
  const body = { email: '\u200fSalma@Société.ma ', consent: true }
  const headers = { 'idempotency-key': '7f1d9c70-6a5e-4a0e-9e0c-0b9f5c1f3a11' }
  const { body: read } = createDecoder(subscribe)({ query: {}, params: {}, headers, body, edition: EDITIONS.ma })
  expect(read).toEqual({ email: readEmail('salma@société.ma'), consent: true })
  expect(toE164('٠٦ ٥٠ ١٢ ٣٤ ٥٦', EDITIONS.ma.phone)).toBe('+212650123456')
})

describe('a one-time code in a body', () => {
  const decode = createDecoder(SERVED.find(({ id }) => id === 'verifyOtp')!)
  const request = (code: string) => ({
    query: {},
    params: {},
    headers: {},
    body: { proofId: '7f1d9c70-6a5e-4a0e-9e0c-0b9f5c1f3a11', channel: 'email', destination: 'salma@example.org', code },
    edition: EDITIONS.ma,
  })

  it.each(['40213', '٤٠٢١٣', ' 402 13\n', '402-13', 'Otosafi: 40213 is your code, for 10 minutes.'])(
    'is read by the form’s reader: %s',
    (typed) => {
      expect(decode(request(typed)).body).toMatchObject({ code: '40213' })
    },
  )

  it.each(['4021', '402133', 'no code'])('is refused at its field where the form refuses it: %s', (typed) => {
    expect(refusedPaths(() => decode(request(typed)))).toEqual(['/body/code'])
  })
})
