import { expect, it } from 'vitest'

import drawings from './car-states.svg?raw'
import { CAR_STATE_NAMES } from './CarStateIcon.tsx'

it('draws every state of a car that it names, and no other', () => {
  expect([...drawings.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual([...CAR_STATE_NAMES])
})
