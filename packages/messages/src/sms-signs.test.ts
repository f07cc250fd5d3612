import { describe, expect, it } from 'vitest'

import { smsParts } from './sms-parts.ts'
import { inPlainSigns } from './sms-signs.ts'

describe('a text message', () => {
  it.each([
    ['Votre réservation\u00a0: Dacia', 'Votre réservation : Dacia'],
    ['Ce n’était pas vous\u202f? «\u00a0Dacia · 2021 · …\u00a0»', 'Ce n\'était pas vous ? "Dacia - 2021 - ..."'],
    ['“Dacia” 2019–2021', '"Dacia" 2019-2021'],
  ])('“%s” is in plain signs where these are all that it needs', (text, plain) => {
    expect(inPlainSigns(text)).toBe(plain)
    expect(smsParts(plain).alphabet).toBe('gsm')
  })

  it.each(['Vous êtes\u00a0: là', 'موعدكم\u00a0…', 'Bataaxal yi dañuy dikk fii léegi – ŋ'])(
    '“%s” stays as it is, since its letters need the other alphabet anyway',
    (text) => expect(inPlainSigns(text)).toBe(text),
  )

  it('carries no sign that isolates a price or a name', () => {
    expect(inPlainSigns('عرضنا لسيارة \u2068Dacia\u2069: \u206695 000 DH\u2069')).toBe('عرضنا لسيارة Dacia: 95 000 DH')
  })
})
