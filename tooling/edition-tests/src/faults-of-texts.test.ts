import { expect, it } from 'vitest'

import type { Claim, EditionId } from '@otosafi/editions/edition'
import { ma } from '@otosafi/editions/facts/ma'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { faultsOfTexts } from './faults-of-texts.ts'

it('finds nothing wrong in the languages of any edition', () => {
  expect(Object.values(EDITIONS).flatMap((each) => faultsOfTexts(each).map((fault) => `${each.id}: ${fault}`))).toEqual(
    [],
  )
})

it('names a language that has no texts', () => {
  expect(faultsOfTexts({ ...ma, languages: ['fr', 'sw' as Language] })).toEqual(['sw has no texts'])
})

it('names what a claim or a country lacks, in each language', () => {
  const facts = {
    id: 'zz' as EditionId,
    country: null,
    languages: ['en', 'fr'] as const,
    claims: ['freeBeer' as Claim],
  }
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

it('names each text in which a country would not name itself, as all others do', () => {
  const faults = faultsOfTexts({ ...ma, id: 'zz' as EditionId, country: 'ZZ', languages: ['en', 'fr'] })
  for (const language of ['en', 'fr'])
    for (const key of ['hero:headline', 'meta:home.title', 'common:shell.whatsApp.text'])
      expect(faults).toContain(`${language} lacks editions/zz/ ${key}`)
  expect(faults.filter((fault) => fault.includes('documentKind'))).toEqual([])
})
