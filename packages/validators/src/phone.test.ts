import { describe, expect, it } from 'vitest'

import { toE164 } from '@otosafi/domain/reading/read-phone'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { validatePhone } from './phone.ts'

const rulesOf = (edition: EditionId) => EDITIONS[edition].phone
const tooFew = (count: number) => ({ code: 'digitsMin', values: { count } })
const tooMany = (count: number) => ({ code: 'digitsMax', values: { count } })
const withoutZero = (number: string) => ({ code: 'phoneZero', values: { number } })
const UNPREFIXED = { code: 'phonePrefix', values: { digits: 10, prefixes: '01 (Moov), 05 (MTN), 07 (Orange)' } }
const INVALID = { code: 'phoneInvalid', values: {} }

describe('a telephone number', () => {
  it.each([
    ['ma', '06 50 12 34 56', '+212650123456'],
    ['ma', '650123456', '+212650123456'],
    ['ma', '0522-12-34-56', '+212522123456'],
    ['ma', '٠٦ ٥٠ ١٢ ٣٤ ٥٦', '+212650123456'],
    ['ma', '۰۶۵۰۱۲۳۴۵۶', '+212650123456'],
    ['ma', '+212 6 50 12 34 56', '+212650123456'],
    ['ma', '00212 650 123 456', '+212650123456'],
    ['ma', '+212 (0)6.50.12.34.56', '+212650123456'],
    ['ma', '\u200e+٢١٢ ٦٥٠ ١٢٣ ٤٥٦\u200f', '+212650123456'],
    ['ma', '06\u00a050\u202f12\u201134\u201356', '+212650123456'],
    ['ma', '06 50/12 34 56', '+212650123456'],
    ['ma', '06/50/12/34/56', '+212650123456'],
    ['ma', '٠٦٦١٢٣٤٥٦٧', '+212661234567'],
    ['ma', '\u200e+212 6 61 23 45 67', '+212661234567'],
    ['ma', '+212 (0) 6 61 23 45 67', '+212661234567'],
    ['ma', '212661234567', '+212661234567'],
    ['ci', '2250701020304', '+2250701020304'],
    ['coza', '27821234567', '+27821234567'],
    ['rw', '250788123456', '+250788123456'],
    ['sn', '221771234567', '+221771234567'],
    ['ma', '＋212 661-234-567', '+212661234567'],
    ['ma', '+33 6 12 34 56 78', '+33612345678'],
    ['ci', '01 23 45 6789', '+2250123456789'],
    ['ci', '07 01 02 03 04', '+2250701020304'],
    ['ci', '+225 07 01 02 03 04', '+2250701020304'],
    ['ci', '00 225 07 01 02 03 04', '+2250701020304'],
    ['ci', '27 20 30 40 50', '+2252720304050'],
    ['coza', '071 123 4567', '+27711234567'],
    ['coza', '71 123 4567', '+27711234567'],
    ['coza', '(011) 123-4567', '+27111234567'],
    ['coza', '+27 82 123 4567', '+27821234567'],
    ['rw', '0720 123 456', '+250720123456'],
    ['rw', '720 123 456', '+250720123456'],
    ['rw', '+250 788 123 456', '+250788123456'],
    ['sn', '70 123 45 67', '+221701234567'],
    ['sn', '33 123 45 67', '+221331234567'],
    ['sn', '00221 77 123 45 67', '+221771234567'],
    ['default', '+27 82 123 4567', '+27821234567'],
    ['default', '00225 07 01 02 03 04', '+2250701020304'],
  ] as [EditionId, string, string][])('typed in %s as %s is %s', (edition, text, e164) => {
    expect(toE164(text, rulesOf(edition))).toBe(e164)
    expect(validatePhone(text, rulesOf(edition))).toBeNull()
  })

  it.each([
    ['ma', '06 50 12 34 5', tooFew(10)],
    ['ma', '06 50 12 34 56 7', tooMany(10)],
    ['ma', '06 50 12 34 56 / 06 61 23 45 67', tooMany(10)],
    ['ma', '65012345', tooFew(9)],
    ['ma', '6501234567', tooMany(9)],
    ['ma', '+212 6 50 12 34 5', tooFew(12)],
    ['ma', '+212 6 50 12 34 56 7', tooMany(12)],
    ['ma', '+212 06 50 12 34 5', tooFew(13)],
    ['ci', '07 01 02 03 0', tooFew(10)],
    ['ci', '07 01 02 03 04 5', tooMany(10)],
    ['ci', '+225 7 01 02 03 04', tooFew(13)],
    ['coza', '082123456', tooFew(10)],
    ['coza', '082 123 45678', tooMany(10)],
    ['coza', '82123456', tooFew(9)],
    ['coza', '+27 82 123 456', tooFew(11)],
    ['rw', '0720 123 45', tooFew(10)],
    ['rw', '0720 123 4567', tooMany(10)],
    ['rw', '78812345', tooFew(9)],
    ['sn', '70 123 45 6', tooFew(9)],
    ['sn', '70 123 45 678', tooMany(9)],
    ['sn', '070 123 45 678', tooMany(9)],
    ['sn', '070 123 45', tooFew(9)],
    ['ci', '01 02 03 04 0', tooFew(10)],
    ['ci', '01 02 03 0', tooFew(10)],
    ['default', '+1 2345', tooFew(7)],
    ['default', '+123456 7890 123456', tooMany(15)],
    ['default', '082123', tooFew(7)],
  ] as [EditionId, string, object][])('typed in %s as %s has the wrong number of digits', (edition, text, issue) => {
    expect(validatePhone(text, rulesOf(edition))).toEqual(issue)
    expect(toE164(text, rulesOf(edition))).toBeNull()
  })

  it.each([
    ['sn', '070 123 45 67', withoutZero('701234567')],
    ['sn', '077-123-45-67', withoutZero('771234567')],
    ['sn', '٠٧٧ ١٢٣ ٤٥ ٦٧', withoutZero('771234567')],
    ['sn', '033 123 45 67', withoutZero('331234567')],
    ['sn', '+221 077 123 45 67', withoutZero('771234567')],
    ['sn', '221 077 123 45 67', withoutZero('771234567')],
    ['ci', '01 02 03 04', UNPREFIXED],
    ['ci', '+225 01 02 03 04', UNPREFIXED],
    ['ci', '225 01 02 03 04', UNPREFIXED],
  ] as [EditionId, string, object][])('typed in %s as %s has an error with the right form', (edition, text, issue) => {
    expect(validatePhone(text, rulesOf(edition))).toEqual(issue)
    expect(toE164(text, rulesOf(edition))).toBeNull()
  })

  it('in an edition without a country needs its calling code', () => {
    expect(validatePhone('082 123 4567', rulesOf('default'))).toEqual(INVALID)
  })
})

describe.each(EDITION_IDS)('in %s', (edition) => {
  const rules = rulesOf(edition)

  it('the edition’s own example is right, and with one digit fewer or more too short or too long', () => {
    const { example } = EDITIONS[edition].phone
    expect(toE164(example, rules)).toMatch(/^\+[1-9][0-9]{6,14}$/)
    // Any calling code may be followed by a digit fewer or more: only the country's own way is as strict.
    const strict = rules.callingCode !== null
    expect(validatePhone(example.slice(0, -1), rules)?.code ?? null).toBe(strict ? 'digitsMin' : null)
    expect(validatePhone(`${example}1`, rules)?.code ?? null).toBe(strict ? 'digitsMax' : null)
  })

  it('a blank is a missing number', () => {
    for (const text of ['', '  ', '\u200f']) {
      expect(validatePhone(text, rules)).toEqual({ code: 'phoneRequired', values: {} })
    }
  })

  it.each([
    '+',
    '-',
    '()',
    'phone',
    '06 50 12 34 5x',
    '06+50123456',
    '++212650123456',
    '+0650123456',
    '06:50',
    '0650123456 ext. 2',
    '٪',
  ])('"%s" is no number', (text) => {
    expect(validatePhone(text, rules)).toEqual(INVALID)
  })
})
