import { expect, it } from 'vitest'

import { readNamedCars } from './read-named-cars.ts'

it.each([
  ['MA-4K7Q2PXA', 'MA', 'MA-4K7Q2PXA'],
  ['ma-4k7q2pxa', 'MA', 'ma-4k7q2pxa'],
  ['MA\u20114K7Q2PXA', 'MA', 'MA-4K7Q2PXA'],
  ['ma4k7q2pxa', '', 'ma4k7q2pxa'],
  ['DEFAULT-4K7Q2PXA', 'DEFAULT', 'DEFAULT-4K7Q2PXA'],
  ['Réf. : MA-4K7Q2PXA, svp', 'MA', 'MA-4K7Q2PXA'],
  ['\u200fالمرجع MA-4K7Q2PXA\u200f', 'MA', 'MA-4K7Q2PXA'],
  ['MA 4K7Q2PXA', '', '4K7Q2PXA'],
  ['4k7q2pxa', '', '4k7q2pxa'],
  ['https://otosafi.ma/fr/buy/kia/rio/2019/128000/4k7q2pxa', '', '4k7q2pxa'],
  ['otosafi.ma/buy/kia/rio/2019/128000/4k7q2pxa/report?x=1', '', '4k7q2pxa'],
])('reads the car that %j names', (text, prefix, typed) => {
  expect(readNamedCars(text)).toEqual([{ id: '4k7q2pxa', text: typed, prefix }])
})

it('takes letters that ids lack as the digits that they look like', () => {
  expect(readNamedCars('MA-OI1L234A').map(({ id }) => id)).toEqual(['0111234a'])
})

it('reads each car of several', () => {
  expect(readNamedCars('MA-4K7Q2PXA ou 5k7q2pxb').map(({ id }) => id)).toEqual(['4k7q2pxa', '5k7q2pxb'])
})

it.each(['', 'clio 4 diesel', '4k7q2px', '4k7q2pxaaaa', 'MA-BK-4K7Q2P'])('reads nothing in %j', (text) => {
  expect(readNamedCars(text)).toEqual([])
})
