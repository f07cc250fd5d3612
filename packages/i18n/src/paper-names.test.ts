import { expect, test } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { flatten } from './dictionary.ts'
import { readLocale } from './read-locales.ts'

test.each(EDITIONS.coza.languages)(
  'the paper against debts that every used car in South Africa owes is the police clearance: %s',
  (language) => {
    const texts = flatten(readLocale({ edition: 'coza', language, group: 'common' }))
    expect(texts.get('vocabulary.documentKind.nonPledge')).toMatch(/police|polisa|phoyisa/i)
  },
)
