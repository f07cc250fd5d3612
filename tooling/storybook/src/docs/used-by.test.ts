import { expect, it } from 'vitest'

import { patternsWith } from './used-by.ts'

it('says which patterns are made of a component', () => {
  expect(patternsWith('Forms/Stepper')).toContain('Patterns/Multi-step with autosave')
  expect(patternsWith('Forms/Nowhere')).toEqual([])
})
