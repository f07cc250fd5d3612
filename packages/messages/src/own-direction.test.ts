import { expect, it } from 'vitest'

import { MESSAGES, type MessageKind } from './messages.ts'
import { inOwnDirection } from './own-direction.ts'
import { READERS } from './testing/readers.ts'
import { writeExamples } from './write-examples.ts'

it.each([
  ['ar', 'Dacia Duster معروضة للبيع', '\u200fDacia Duster معروضة للبيع'],
  ['ar', 'معروضة للبيع: Dacia Duster', 'معروضة للبيع: Dacia Duster'],
  ['ar', 'Otosafi: رمزكم هو 40213\n\n@otosafi.ma #40213', '\u200fOtosafi: رمزكم هو 40213\n\n@otosafi.ma #40213'],
  ['fr', 'Awa : مرحبا', 'Awa : مرحبا'],
] as const)('In %s, “%s” runs in the direction of the language', (language, text, expected) => {
  expect(inOwnDirection(text, language)).toBe(expected)
})

it('Every line of what is sent in Arabic begins from the right, unless it has no word of it', () => {
  const lines = READERS.filter(({ language }) => language === 'ar')
    .flatMap((context) => (Object.keys(MESSAGES) as MessageKind[]).flatMap((kind) => writeExamples(kind, context)))
    .filter(({ to }) => to === 'visitor')
    .flatMap(({ mail, sms }) => [mail.subject, ...`${mail.text}\n${sms ?? ''}`.split('\n')])
    .filter((line) => /\p{Script=Arabic}/u.test(line))
  expect(lines.length).toBeGreaterThan(200)
  expect(lines.filter((line) => /^[^\p{L}\u200f]*\p{Script=Latin}/u.test(line))).toEqual([])
})
