import { expect, it } from 'vitest'

import { EDITIONS } from '../registry.ts'
import { paperRulesOf } from './paper-rules.ts'

it('an imported car is asked for its customs clearance where an import is a caution', () => {
  const cautious = Object.values(EDITIONS).filter(({ importedIs }) => importedIs === 'caution')
  expect(cautious.map(({ id }) => id)).toContain('coza')
  for (const { id } of cautious) expect(paperRulesOf(id).kinds).toContain('customs')
})
