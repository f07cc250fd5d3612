import { describe, expect, it, test } from 'vitest'

import type { LocalizedText } from '@otosafi/domain/car/car'
import { formatPhone } from '@otosafi/editions/format/phone'
import { EDITIONS } from '@otosafi/editions/registry'
import { typedFigures } from '@otosafi/i18n/testing/typed-figures'

import { contactInformationOf } from './content/contact-information.ts'
import { wordsOf } from './content/edition-words.ts'
import { faqsOf } from './content/faqs.ts'
import { footerOf } from './content/footer.ts'
import { pagesOf } from './content/pages.ts'
import { legalPackOf } from './content/pages/legal-pack.ts'
import { postsOf } from './content/posts.ts'
import { type Demonstrated, DEMONSTRATED } from './demonstrated.ts'
import { textsIn, translated } from './translations.ts'

/**
 * Answers that give figures of a country's law, offices and markets: the operator writes and dates them, nothing in the
 * product follows them.
 */
const OF_THE_COUNTRY = [
  'cooling-off',
  'france-au-revoir',
  'loan',
  'steering-side',
  'technical-test',
  'transfer',
  'venant',
]

/** Names that have digits: the law, the address (its street is translated, its number is not), the telephone. */
function namesOf(edition: Demonstrated): string[] {
  const { address, phone } = contactInformationOf(edition)
  const [house = ''] = address.match(/\d+/) ?? []
  const { law } = wordsOf(edition)
  const numbers = law.en.match(/\d+[-/]\d+/g) ?? []
  return [law.en, law.fr, ...numbers, house, formatPhone(phone, EDITIONS[edition].phone)]
}

function withTyped(texts: readonly LocalizedText[], names: readonly string[] = []): string[] {
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
  return texts
    .flatMap((text) => Object.values(translated(text)))
    .filter((text) => typedFigures(withoutNames(text)).length > 0)
}

describe.each(DEMONSTRATED)('the content of %s', (edition) => {
  it('takes every figure of the product from the fact that rules it, in every language', () => {
    const law = new Set(textsIn(legalPackOf(edition)).map(({ en }) => en))
    const pages = textsIn([pagesOf(edition), footerOf(edition)]).filter(({ en }) => !law.has(en))
    const faqs = faqsOf(edition).filter(({ id }) => !OF_THE_COUNTRY.includes(id))
    const typed = withTyped([...pages, ...textsIn(faqs)], namesOf(edition))
    expect(typed).toEqual([])
  })

  it('takes the terms of loans from the edition’s facts, beside what lenders of the country ask', () => {
    const loans = textsIn(faqsOf(edition).filter(({ id }) => id === 'loan'))
    const months = /\{\{minMonths, number\}\}.*\{\{maxMonths, number\}\}/s
    expect(loans.flatMap((text) => Object.values(translated(text))).filter((text) => text.includes('{{'))).toSatisfy(
      (texts: string[]) => texts.length > 1 && texts.every((text) => months.test(text)),
    )
    const { maxMonths } = EDITIONS[edition].loan
    const typed = textsIn(postsOf(edition).filter(({ id }) => id === 'buying-with-a-loan'))
    expect(withTyped(typed).filter((text) => text.includes(String(maxMonths)))).toEqual([])
  })
})

test('each answer that may have figures of the country has some', () => {
  const having = DEMONSTRATED.flatMap((edition) =>
    faqsOf(edition).flatMap(({ id, ...faq }) => (withTyped(textsIn(faq)).length > 0 ? [id] : [])),
  )
  expect([...new Set(having)].sort()).toEqual(OF_THE_COUNTRY)
})
