import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from './edition.ts'
import { editionOfHost, originOfEdition } from './host.ts'
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

it('the tenant features are Morocco’s alone', () => {
  expect(EDITION_IDS.filter((id) => EDITIONS[id].features.pricingTool || EDITIONS[id].features.ourTeam)).toEqual(['ma'])
})
