import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { reviewOf } from '../locales/coverage-of-editions.ts'
import { KNOWN_STORIES } from '../testing/known-stories.ts'
import { GROUP_SCREENS } from './group-screens.ts'
import { doubtfulTexts, REVIEW_EDITIONS, termsOf } from './review-of-language.ts'

it('leads a reviewer to screens that are there, in an edition that has the language', () => {
  const led = Object.values(GROUP_SCREENS).flatMap((screens) => screens.map(([, story]) => story))
  expect(led.filter((story) => !KNOWN_STORIES.has(story))).toEqual([])
  for (const language of LANGUAGE_CODES) expect(EDITIONS[REVIEW_EDITIONS[language]].languages).toContain(language)
})

it('shows each doubtful text as it stands, beside its English', () => {
  for (const language of LANGUAGE_CODES) {
    const texts = doubtfulTexts(language, reviewOf(language))
    expect(texts.filter(({ english, text, why }) => [english, text, why].includes(''))).toEqual([])
  }
  const [ofEdition] = doubtfulTexts('zu', {
    confirmed: {},
    doubtful: [{ key: 'common@coza:country.coza', why: 'Planted.' }],
  })
  expect(ofEdition?.english).toBe('South Africa')
})

it('shows what the product says for a term of the glossary', () => {
  const terms = termsOf('fr')
  expect(terms.find(({ key }) => key === 'cancel')).toMatchObject({ english: 'Cancel', word: 'Annuler', certainty: '' })
  expect(terms.find(({ key }) => key === 'cancel')?.said).toContain('Annuler')
  expect(termsOf('wo').find(({ key }) => key === 'menu')?.certainty).toBe('composed')
})
