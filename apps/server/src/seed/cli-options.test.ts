import { describe, expect, it } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { readCliOptions } from './cli-options.ts'

describe('the seed command', () => {
  it('fills every edition, with details and the usual number of cars, by default', () => {
    expect(readCliOptions([])).toEqual({ cars: null, editions: EDITION_IDS, details: true, replace: false })
    expect(
      readCliOptions(['--cars', '1000000', '--edition', 'ma', '--edition=rw', '--no-details', '--replace']),
    ).toEqual({
      cars: 1_000_000,
      editions: ['ma', 'rw'],
      details: false,
      replace: true,
    })
  })

  it('refuses what it does not know', () => {
    expect(() => readCliOptions(['--edition', 'fr'])).toThrow('There is no edition "fr".')
    expect(() => readCliOptions(['--cars', 'many'])).toThrow('--cars must be a number, not "many".')
    expect(() => readCliOptions(['--colour', 'red'])).toThrow('--colour')
  })
})
