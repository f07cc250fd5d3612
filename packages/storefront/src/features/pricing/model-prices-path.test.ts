import { expect, it } from 'vitest'

import { namesUnknownModel } from './model-prices-path.ts'

const DUSTER = { brand: 'dacia', model: 'duster' }
const isUnknown = (query: string, asked: { brand: string; model: string }) =>
  namesUnknownModel(new URL(`https://otosafi.ma/fr/pricing-tool${query}`), asked)

it.each([
  ['?brand=dacia&model=dustre', { brand: 'dacia', model: '' }],
  ['?brand=dcaia&model=duster', { brand: '', model: '' }],
  ['?brand=dcaia', { brand: '', model: '' }],
  ['?model=duster', { brand: '', model: '' }],
])('an address of a model that there is not is no page: %s', (query, asked) => {
  expect(isUnknown(query, asked)).toBe(true)
})

it.each([
  ['', { brand: '', model: '' }],
  ['?brand=dacia&model=duster', DUSTER],
  ['?brand=dacia', { brand: 'dacia', model: '' }],
  ['?brand=dacia&model=', { brand: 'dacia', model: '' }],
  // The form, in which the brand was changed after the model.
  ['?brand=kia&model=duster&year=2019&mileage=', { brand: 'kia', model: '' }],
  ['?brand=kia&model=duster&mileage=', { brand: 'kia', model: '' }],
])('other addresses are: %s', (query, asked) => {
  expect(isUnknown(query, asked)).toBe(false)
})
