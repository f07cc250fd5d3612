import { describe, expect, it } from 'vitest'

import { toGsmText } from './gsm-text.ts'
import { smsSegments } from './sms-segments.ts'

describe('a text message', () => {
  it.each([
    ['Votre réservation\u00a0: Dacia', 'Votre réservation : Dacia'],
    ['Ce n’était pas vous\u202f? «\u00a0Dacia · 2021 · …\u00a0»', 'Ce n\'était pas vous ? "Dacia - 2021 - ..."'],
    ['“Dacia” 2019–2021', '"Dacia" 2019-2021'],
  ])('“%s” is in the GSM alphabet where that is all that it needs', (text, plain) => {
    expect(toGsmText(text)).toBe(plain)
    expect(smsSegments(plain).encoding).toBe('gsm')
  })

  it.each(['Vous êtes\u00a0: là', 'موعدكم\u00a0…', 'Bataaxal yi dañuy dikk fii léegi – ŋ'])(
    '“%s” stays as it is, since its letters need Unicode anyway',
    (text) => expect(toGsmText(text)).toBe(text),
  )

  it('has no bidirectional isolates around a price or a name', () => {
    expect(toGsmText('عرضنا لسيارة \u2068Dacia\u2069: \u206695 000 DH\u2069')).toBe('عرضنا لسيارة Dacia: 95 000 DH')
  })
})
