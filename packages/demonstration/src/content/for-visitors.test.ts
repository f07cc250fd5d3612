import { describe, expect, it } from 'vitest'

import type { LocalizedText } from '@otosafi/domain/car/car'
import { EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'
import { TEXT_GROUPS, type TextGroup } from '@otosafi/i18n/text-groups'

import { DEMONSTRATED } from '../demonstrated.ts'
import { inLanguagesOf, textsIn, whollyInLanguagesOf } from '../translations.ts'
import { contactInformationOf } from './contact-information.ts'
import { faqsOf } from './faqs.ts'
import { financingPartnersOf } from './financing-partners.ts'
import { footerOf } from './footer.ts'
import { pagesOf } from './pages.ts'
import { postsOf } from './posts.ts'
import { storesOf } from './stores.ts'
import { testimonialsOf } from './testimonials.ts'

/** Notes for the operator, which visitors must not read. */
const OPERATOR_NOTE = /\bthe operator\b|before opening|before launch|l’exploitant|avant l’ouverture|المشغّل|المشغل/iu

/** All texts but those of the office. */
const GROUPS = TEXT_GROUPS.filter((group) => group !== 'office')

/** A text of the pages. */
type Label = { group: TextGroup; key: string }

/** The labels that an answer sends its reader to, in the order in which it names them. */
const NAMED = new Map<string, readonly Label[]>([
  [
    'how-to-book',
    [
      { group: 'common', key: 'car.action.bookOrVisit' },
      { group: 'common', key: 'car.action.book' },
    ],
  ],
  [
    'see-before-buying',
    [
      { group: 'common', key: 'car.action.bookOrVisit' },
      { group: 'common', key: 'car.action.visit' },
    ],
  ],
  ['delete-account', [{ group: 'account', key: 'privacy.deleteTitle' }]],
])

/** Words of a country that answers quote, which are no labels. */
const QUOTED_WORDS = ['France au revoir', 'venant', 'wenaŋ']

const QUOTED = /[“«]\u00a0?([^”»\u00a0]+(?:\u00a0[^”»\u00a0]+)*)\u00a0?[”»]/gu

const spoken = DEMONSTRATED.flatMap((edition) => EDITIONS[edition].languages.map((language) => ({ edition, language })))

describe.each(spoken)('what visitors of $edition read in $language', ({ edition, language }) => {
  const faqs: { id: string; answer: LocalizedText }[] = inLanguagesOf(edition, faqsOf(edition))
  const own = (value: unknown): string[] => textsIn(value).flatMap((text) => text[language] ?? [])

  it('holds no note for the operator', () => {
    const content = [
      whollyInLanguagesOf(edition, [...pagesOf(edition), ...postsOf(edition)]),
      faqs,
      [testimonialsOf(edition), financingPartnersOf(edition), storesOf(edition), footerOf(edition)],
      contactInformationOf(edition),
    ]
    const labels = GROUPS.flatMap((group) => [...flatten(readLocale({ edition, language, group })).values()])
    const texts = [...own(content), ...labels]
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => OPERATOR_NOTE.test(text))).toEqual([])
  })

  it('calls buttons and headings by the words that stand on them', () => {
    const quoted = faqs.flatMap(({ id, answer }) =>
      [...(answer[language] ?? '').matchAll(QUOTED)].flatMap(([, words = '']) =>
        QUOTED_WORDS.includes(words) ? [] : [{ id, words }],
      ),
    )
    // Where nothing can be booked, the answer sends nobody to a button.
    const isNamed = (id: string) => id !== 'how-to-book' || EDITIONS[edition].booking.deposit !== null
    const label = ({ group, key }: Label) => flatten(readLocale({ edition, language, group })).get(key)
    const expected = faqs.flatMap(({ id, answer }) =>
      answer[language] === undefined || !isNamed(id)
        ? []
        : (NAMED.get(id) ?? []).map((named) => ({ id, words: label(named) })),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(quoted).toEqual(expected)
  })
})
