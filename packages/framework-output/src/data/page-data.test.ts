import { expect, it } from 'vitest'

import { pageData, unpack } from './page-data.ts'

const forDocument = new Request('http://otosafi.ma/fr/buy-cars?brand=dacia')
const forData = new Request('http://otosafi.ma/fr/buy-cars.data?brand=dacia')
const asSent = <Value>(value: Value) => structuredClone({ ...value })

it('keeps from the document what it says as HTML, though the page that writes it reads it', () => {
  const data = pageData(forDocument, { total: 2 }, { cars: ['a', 'b'] })
  expect(unpack(data)).toEqual([{ total: 2 }, { cars: ['a', 'b'] }])
  expect(unpack(asSent(data))).toEqual([{ total: 2 }, null])
})

it('sends everything to a browser that comes from another page', () => {
  const data = pageData(forData, { total: 2 }, { cars: ['a', 'b'] })
  expect(unpack(asSent(data))).toEqual([{ total: 2 }, { cars: ['a', 'b'] }])
})

it('does without static data', () => {
  expect(unpack(asSent(pageData(forData, [1, 2])))).toEqual([[1, 2], null])
})
