import { expect, it } from 'vitest'

import { translatorOf } from '../../texts/translators.ts'
import { checkSell } from './check-sell.ts'

const { t } = translatorOf('en')

const SOLD = {
  brand: 'Dacia',
  model: 'Duster',
  modelYear: '2019',
  mileage: '84 000',
  city: 'casablanca',
  fullName: 'Salma Bennani',
  consent: 'true',
}

it.each([
  ['0661234567', '', {}],
  ['0522123456', 'salma@example.org', {}],
  ['0522123456', '', { phone: { code: 'phoneFixed', values: {} } }],
])('takes the number %s with the address “%s” where its seller can be written to', (phone, email, issues) => {
  expect(checkSell({ ...SOLD, phone, email }, t, 2026)).toEqual(issues)
})
