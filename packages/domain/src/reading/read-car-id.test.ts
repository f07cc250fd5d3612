import { expect, it } from 'vitest'

import { readCarId } from './read-car-id.ts'

it.each(['4k7q2pxa', '4K7Q2PXA', ' 4k7q2pxa', '4k7q2pxa.', '(4k7q2pxa)', '4k7q2pxa\u200f', '4k7q2pxa »', '4k7q2pxa,'])(
  'reads %j as the id in it',
  (text) => {
    expect(readCarId(text)).toBe('4k7q2pxa')
  },
)

it.each(['', '4k7q2px', '4k7q2pxaa', '4k7q2pxa-5', 'olio7q2p', '4k7q2pxa/x', '4k7q2pxaé', 'x'.repeat(100)])(
  'reads nothing in %j',
  (text) => {
    expect(readCarId(text)).toBeNull()
  },
)
