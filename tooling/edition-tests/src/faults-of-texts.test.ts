import { expect, it } from 'vitest'

import type { Claim, EditionId } from '@otosafi/editions/edition'
import { ma } from '@otosafi/editions/facts/ma'
import type { Language } from '@otosafi/editions/language'

import { faultsOfTexts } from './faults-of-texts.ts'

it('finds nothing wrong where every language is whole', () => {
  expect(faultsOfTexts(ma)).toEqual([])
})

it('names a language that has no texts', () => {
  expect(faultsOfTexts({ ...ma, languages: ['fr', 'sw' as Language] })).toEqual(['sw has no texts'])
})

it('names what a claim or a country lacks, in each language', () => {
  const facts = { id: 'zz' as EditionId, languages: ['en', 'fr'] as const, claims: ['freeBeer' as Claim] }
  const lacking = [
    'common:claims.freeBeer.title',
    'common:claims.freeBeer.text',
    'hero:claims.freeBeer',
    'common:country.zz',
  ]
  expect(faultsOfTexts(facts)).toEqual(
    ['en', 'fr'].flatMap((language) => lacking.map((key) => `${language} lacks ${key}`)),
  )
})
