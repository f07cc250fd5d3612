import { expect, test } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { COUNTRIES } from '@otosafi/editions/registry'

import { isDemonstrated } from './demonstrated.ts'

test('an edition without a demonstration lists the cities where its cars stand, each under a slug of its own', () => {
  for (const edition of EDITION_IDS) {
    const ids = COUNTRIES[edition].cities.map(({ id }) => id)
    expect(ids.length > 0, `cities of ${edition}`).toBe(!isDemonstrated(edition))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  }
})
