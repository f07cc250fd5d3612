import { expect, it } from 'vitest'

import { wantedDetails } from './wanted-details.ts'
import { WANTED_FORM } from './wanted.ts'

const NOTHING = Object.fromEntries(WANTED_FORM.fields.map((field) => [field, ''])) as Record<
  (typeof WANTED_FORM)['fields'][number],
  string
>
const person = { ...NOTHING, fullName: 'Salma Bennani', phone: '06 61 23 45 67' }

it.each([
  ['priceMax', '150 000 DH', 150_000],
  ['priceMax', '١٥٠٬٠٠٠', 150_000],
  ['yearMin', 'depuis 2018', 2018],
] as const)('takes a %s of %s', async (field, text, value) => {
  const values = { ...person, [field]: text }
  expect(WANTED_FORM.check(values)).toEqual({})
  const sent: unknown[] = []
  const api = { POST: (_: string, { body }: { body: unknown }) => Promise.resolve(void sent.push(body)) }
  await WANTED_FORM.send(api as never, values, { 'Idempotency-Key': '' })
  expect(sent).toEqual([expect.objectContaining({ wanted: { [field]: value } })])
})

it('sends the time and the language that were chosen for the call', async () => {
  const sent: unknown[] = []
  const api = { POST: (_: string, { body }: { body: unknown }) => Promise.resolve(void sent.push(body)) }
  const chosen = { ...person, brand: 'dacia', time: 'evening', language: 'ar' }
  expect(WANTED_FORM.check(chosen)).toEqual({})
  await WANTED_FORM.send(api as never, chosen, { 'Idempotency-Key': '' })
  expect(sent).toEqual([expect.objectContaining({ preferredTime: 'evening', language: 'ar' })])
  expect(WANTED_FORM.check({ ...chosen, language: 'de' })).toEqual({ language: { code: 'option', values: {} } })
})

it.each([
  ['priceMax', '5 millions', 'amountBetween'],
  ['yearMin', '18', 'numberBetween'],
  ['brand', '???', 'option'],
] as const)('says at its field that a %s of %s cannot be read', (field, text, code) => {
  expect(WANTED_FORM.check({ ...person, [field]: text })).toEqual({ [field]: expect.objectContaining({ code }) })
})

it('says of years that cross so at the one that is typed', () => {
  expect(WANTED_FORM.check({ ...person, yearMin: '2020', yearMax: '2015' })).toEqual({
    yearMin: { code: 'invalid', values: {} },
  })
})

it('asks for the model of the search, unless another brand was chosen', async () => {
  const sent: unknown[] = []
  const api = {
    POST: (_: string, { body }: { body: { wanted: unknown } }) => Promise.resolve(void sent.push(body.wanted)),
  }
  for (const brand of ['dacia', 'kia', ''])
    await WANTED_FORM.send(api as never, { ...person, brand, model: 'dacia-duster' }, { 'Idempotency-Key': '' })
  expect(sent).toEqual([{ brand: 'dacia', model: 'dacia-duster' }, { brand: 'kia' }, { model: 'dacia-duster' }])
})

it('is filled in with what a search asks for alone: of several brands or colours with none', () => {
  const filters = { brand: ['dacia', 'kia'], color: ['blue', 'red'], fuelType: ['diesel'], priceMax: 90_000 }
  expect(wantedDetails(filters)).toEqual({ fuelType: 'diesel', priceMax: 90_000 })
})
