import { describe, expect, test } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { FORMS_OF_LANGUAGE } from '@otosafi/editions/format/plural'
import { isLanguage } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { flatten } from './dictionary.ts'
import { readLocale, readLocaleFile } from './read-locales.ts'
import { BASE_FILES, EDITION_FILES, familiesOf, placeholdersOf, WRITTEN_LANGUAGES } from './testing/locale-files.ts'
import { languagesOf, TEXT_GROUPS, type TextGroup } from './text-groups.ts'

const english = Object.fromEntries(
  TEXT_GROUPS.map((group) => [group, familiesOf(readLocaleFile('en', `${group}.json`))]),
) as Record<TextGroup, ReturnType<typeof familiesOf>>

test('every folder of texts is that of a language, and English and French are among them', () => {
  expect(WRITTEN_LANGUAGES.filter((language) => !isLanguage(language))).toEqual([])
  expect(WRITTEN_LANGUAGES).toEqual(expect.arrayContaining(['en', 'fr']))
})

describe.each(BASE_FILES)('$name', ({ language, group, texts }) => {
  const families = familiesOf(texts)

  test('has the texts that English has, no more and no fewer', () => {
    expect([...families.keys()].sort()).toEqual([...english[group].keys()].sort())
  })

  test('gives every counted text the plural forms of its language, and at most a text for none besides', () => {
    for (const [family, forms] of families) {
      const isCounted = !english[group].get(family)?.has(null)
      const expected = isCounted ? new Set<string | null>(FORMS_OF_LANGUAGE[language]) : new Set([null])
      if (isCounted && forms.has('zero')) expected.add('zero')
      expect({ family, forms: new Set(forms.keys()) }).toEqual({ family, forms: expected })
    }
  })

  test('has the placeholders of English with the same formats', () => {
    for (const [family, forms] of families) {
      const expected = placeholdersOf(
        english[group].get(family)?.get('other') ?? english[group].get(family)?.get(null) ?? '',
      )
      const full = forms.get('other') ?? forms.get(null) ?? ''
      expect([family, ...placeholdersOf(full)]).toEqual([family, ...expected])
      for (const text of forms.values()) expect(expected).toEqual(expect.arrayContaining(placeholdersOf(text)))
    }
  })
})

/** Texts on selling are given the figures of the claims to sellers (P-25), which only the editions that promise so name. */
const WITH_CLAIMS = /^(?:home\.sellSteps\.\d\.text|sellCar\.description)$/
const CLAIM_FIGURES = ['hours|number', 'minutes|number']

describe.each(EDITION_FILES)('$name', ({ language, edition, group, texts }) => {
  const base = flatten(readLocaleFile(language, `${group}.json`))

  test('is wording of an edition that offers the language', () => {
    expect(EDITION_IDS).toContain(edition)
    expect(EDITIONS[edition!].languages).toContain(language)
    expect(TEXT_GROUPS).toContain(group)
    expect(languagesOf(group)).toContain(language)
  })

  test('words only texts that the base has, and words each of them differently', () => {
    const pointless = [...flatten(texts)].filter(([path, text]) => !base.has(path) || base.get(path) === text)
    expect(pointless).toEqual([])
  })

  test('uses no placeholder that the base does not fill', () => {
    for (const [path, text] of flatten(texts)) {
      const filled = [...placeholdersOf(base.get(path) ?? ''), ...(WITH_CLAIMS.test(path) ? CLAIM_FIGURES : [])]
      expect(filled).toEqual(expect.arrayContaining(placeholdersOf(text)))
    }
  })
})

test('every edition has every text in each of its languages, borrowed where the language has none yet', () => {
  for (const edition of Object.values(EDITIONS)) {
    for (const language of edition.languages) {
      for (const group of TEXT_GROUPS.filter((each) => languagesOf(each).includes(language))) {
        const families = familiesOf(readLocale({ edition: edition.id, language, group }))
        expect([...families.keys()].sort()).toEqual([...english[group].keys()].sort())
      }
    }
  }
})

test('an edition’s own wording is what its visitors read, and the base what all others read', () => {
  const bodyType = (edition: 'coza' | 'default') =>
    flatten(readLocale({ edition, language: 'en', group: 'common' })).get('vocabulary.bodyType.pickup')
  expect([bodyType('coza'), bodyType('default')]).toEqual(['Bakkie', 'Pickup'])
})
