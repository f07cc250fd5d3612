import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from './edition.ts'
import { editionOfHost, originOfEdition } from './host.ts'
import { LANGUAGES } from './language.ts'
import { EDITIONS } from './registry.ts'

describe('the edition of a host', () => {
  it.each([
    ['otosafi.ma', 'ma'],
    ['www.otosafi.ma', 'ma'],
    ['OTOSAFI.MA.', 'ma'],
    ['otosafi.co.za', 'coza'],
    ['otosafi.co.za.localhost:3000', 'coza'],
    ['otosafi.sn:8080', 'sn'],
    ['otosafi.dev', 'default'],
    ['otosafi.com', 'default'],
    ['localhost:3000', 'default'],
    ['evil.example', 'default'],
    ['notosafi.ma', 'default'],
    [undefined, 'default'],
  ])('%s is %s', (host, edition) => {
    expect(editionOfHost(host)).toBe(edition)
  })

  it('is found back from the address of every edition', () => {
    for (const id of EDITION_IDS) {
      for (const current of ['otosafi.ma', 'otosafi.ma.localhost:3000', '127.0.0.1:3000']) {
        expect(editionOfHost(new URL(originOfEdition(id, current)).host)).toBe(id)
      }
    }
  })
})

describe('the facts of an edition', () => {
  it.each(EDITION_IDS)('hold together in %s', (id) => {
    const facts = EDITIONS[id]
    expect(facts.id).toBe(id)
    expect(facts.languages).toContain(facts.defaultLanguage)
    expect(facts.languages.every((language) => language in LANGUAGES)).toBe(true)
    expect(facts.loan.minMonths).toBeGreaterThanOrEqual(12)
    expect(facts.loan.maxMonths).toBeLessThanOrEqual(72)
    expect(facts.loan.defaultMonths).toBeLessThanOrEqual(facts.loan.maxMonths)
  })

  it('give the tenant features to Morocco alone', () => {
    expect(EDITION_IDS.filter((id) => EDITIONS[id].features.pricingTool || EDITIONS[id].features.ourTeam)).toEqual([
      'ma',
    ])
  })
})
