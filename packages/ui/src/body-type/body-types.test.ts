import { expect, it } from 'vitest'

import drawings from './body-types.svg?raw'
import { BODY_TYPE_NAMES } from './BodyTypeIcon.tsx'

it('draws every body type that it names, and no other', () => {
  expect([...drawings.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual([...BODY_TYPE_NAMES])
})
