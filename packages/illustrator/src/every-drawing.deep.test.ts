import { describe, expect, it } from 'vitest'

import { BODY_TYPES } from '@otosafi/domain/car/vocabulary'

import { FAMILY_NAMES } from './families.ts'
import { sampleOf } from './testing/every-art.ts'
import { expectSound } from './testing/expect-sound.ts'
import { expectInScene, picturesOf } from './testing/family-pictures.ts'

describe('in every drawing', () => {
  it.each(FAMILY_NAMES)('a model family is drawn from everywhere without a broken number, in few bytes: %s', (name) => {
    for (const spec of picturesOf(name)) expectInScene(spec)
  })

  it.each(BODY_TYPES)('each variant is small and holds no broken number: %s', (bodyType) => {
    const specs = sampleOf('all variants').filter((spec) => spec.bodyType === bodyType)
    expect(specs.length).toBeGreaterThan(100)
    for (const spec of specs) expectSound(spec)
  })
})
