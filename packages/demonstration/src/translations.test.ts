import { describe, expect, it } from 'vitest'

import { CURRENCIES } from '@otosafi/editions/currency'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { categoriesOf } from './content/categories.ts'
import { contactInformationOf } from './content/contact-information.ts'
import { faqsOf } from './content/faqs.ts'
import { financingPartnersOf } from './content/financing-partners.ts'
import { footerOf } from './content/footer.ts'
import { galleryOf } from './content/gallery.ts'
import { pagesOf } from './content/pages.ts'
import { postsOf } from './content/posts.ts'
import { QUESTIONS } from './content/questions.ts'
import { storesOf } from './content/stores.ts'
import { teamOf } from './content/team.ts'
import { testimonialsOf } from './content/testimonials.ts'
import { DEMONSTRATED } from './demonstrated.ts'
import { damageFacts, findingFacts } from './stock/facts/finding-notes.ts'
import { occasionalWorks, routineWorks } from './stock/facts/service-works.ts'
import { inLanguagesOf, joined, textsIn, whollyInLanguagesOf } from './translations.ts'

const spoken = DEMONSTRATED.flatMap((edition) =>
  EDITIONS[edition].languages
    .filter((language) => language !== 'en' && language !== 'fr')
    .map((language) => ({ edition, language })),
)

describe.each(spoken)('the demonstration content of $edition in $language', ({ edition, language }) => {
  const content = [
    faqsOf(edition),
    postsOf(edition),
    testimonialsOf(edition),
    financingPartnersOf(edition),
    teamOf(edition),
    storesOf(edition),
    QUESTIONS,
    categoriesOf(edition),
    pagesOf(edition),
    galleryOf(edition),
    footerOf(edition),
    contactInformationOf(edition),
    [...findingFacts, ...damageFacts].map(({ note }) => note),
    [...routineWorks, ...occasionalWorks].map(({ work }) => work),
  ]
  const texts = textsIn(inLanguagesOf(edition, content))
  const inOwn = texts.flatMap((text) => {
    const own = text[language as Language]
    return own === undefined ? [] : [{ en: text.en, own }]
  })

  it('leaves nothing out but names', () => {
    // A text that is the same in English and in French is a name, a figure or an abbreviation.
    const missing = texts.filter((text) => text[language as Language] === undefined && text.en !== text.fr)
    expect(missing.map(({ en }) => en)).toEqual([])
  })

  it('says every figure, in Latin digits', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).sort()
    expect(inOwn.filter(({ en, own }) => figures(en).join() !== figures(own).join())).toEqual([])
    expect(inOwn.filter(({ own }) => /[\u0660-\u0669\u06f0-\u06f9]/.test(own))).toEqual([])
  })

  it('keeps every amount in its own order where the language is written from the right', () => {
    if (LANGUAGES[language].dir === 'ltr') return
    const { symbol } = CURRENCIES[EDITIONS[edition].currency]
    const amounts = inOwn.filter(({ own }) => own.includes(symbol))
    expect(amounts.length).toBeGreaterThan(4)
    const bare = ({ own }: { own: string }) => own.replaceAll(/\u2066[^\u2069]*\u2069/g, '').includes(symbol)
    expect(amounts.filter(bare)).toEqual([])
  })

  it('keeps the paragraphs of the English, and raises its voice nowhere', () => {
    const paragraphs = (text: string) => text.split('\n\n').length
    expect(inOwn.filter(({ en, own }) => paragraphs(en) !== paragraphs(own) || own.trim() !== own)).toEqual([])
    expect(inOwn.filter(({ own }) => own.includes('!'))).toEqual([])
  })

  it('has no language of another edition', () => {
    const languages = new Set(texts.flatMap((text) => Object.keys(text)))
    expect(EDITIONS[edition].languages).toEqual(expect.arrayContaining([...languages]))
  })
})

it('gives a page in a language only where all of it is known in that', () => {
  const cars = { en: 'Cars', fr: 'Voitures' }
  const unknown = { en: 'Nobody has said this yet', fr: 'Personne ne l’a encore dit' }
  expect(Object.keys(whollyInLanguagesOf('ma', { title: cars }).title).sort()).toEqual(['ar', 'en', 'fr'])
  expect(Object.keys(whollyInLanguagesOf('ma', { title: cars, text: unknown }).title).sort()).toEqual(['en', 'fr'])
})

it('joins texts in the languages that all of them have', () => {
  const one = { en: 'a', fr: 'b', ar: 'c' }
  expect(joined([one, { en: 'd', fr: 'e' }], (parts, language) => `${language}: ${parts.join('+')}`)).toEqual({
    en: 'en: a+d',
    fr: 'fr: b+e',
  })
})
