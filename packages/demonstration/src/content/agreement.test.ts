import { describe, expect, it } from 'vitest'

import { CLAIM_CURRENCIES, CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import { CURRENCIES, type Currency } from '@otosafi/editions/currency'
import type { Claim } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { flatten } from '@otosafi/i18n/dictionary'
import { readLocale } from '@otosafi/i18n/read-locales'

import { DEMONSTRATED } from '../demonstrated.ts'
import { inLanguagesOf, textsIn, whollyInLanguagesOf } from '../translations.ts'
import { faqsOf } from './faqs.ts'
import { pagesOf } from './pages.ts'

/** Currencies by their names in texts of all languages: none is named but where a car may be paid in it. */
const NAMES: Partial<Record<Currency, RegExp>> = {
  MAD: /dirham|dirihamu|درهم/i,
  EUR: /\beuros?\b|yuro\b|\bmayero|\bëro\b|أورو(?!ب)/iu,
  USD: /dollar|dolaa?r|\bidola|\bdola\b|دولار/i,
  GBP: /\bpounds?\b|\blivres sterling|\bliibar\b|mapawundi|phawundi|ponti\b|جنيه/i,
}

/** Texts that name the currencies that prices are converted into (P-24). */
const CONVERTED = /^currency\./

const { days, months, extendedMonths, roadsideMonths } = CLAIM_FIGURES
/** The figures of warranty, towing and return. */
const FIGURES = new Set<number>([days, months, extendedMonths, roadsideMonths])

const spoken = DEMONSTRATED.flatMap((edition) => EDITIONS[edition].languages.map((language) => ({ edition, language })))

describe.each(spoken)('cars of $edition in $language', ({ edition, language }) => {
  const { currency, claims } = EDITIONS[edition]
  const hasSeveral = claims.includes('multiCurrency')
  const payable: readonly Currency[] = [currency, ...(hasSeveral ? CLAIM_CURRENCIES : [])]
  const common = [...flatten(readLocale({ edition, language, group: 'common' }))]
  const claim = (name: Claim) => common.filter(([key]) => key.startsWith(`claims.${name}.`)).map(([, text]) => text)
  const faqs = inLanguagesOf(edition, faqsOf(edition))
  const pages = whollyInLanguagesOf(edition, pagesOf(edition))
  const own = (value: unknown): readonly string[] => textsIn(value).flatMap((text) => text[language] ?? [])
  const page = (key: string) => own(pages.filter((each) => each.key === key))

  it('are paid for in the currencies that the edition claims, in each text that names any', () => {
    const texts = [
      ...common.filter(([key]) => !CONVERTED.test(key)).map(([, text]) => text),
      ...own([faqs, pages.filter(({ key }) => key === 'termsOfUse')]),
    ]
    const foreign = (Object.keys(NAMES) as Currency[]).filter((each) => !payable.includes(each))
    expect(texts.filter((text) => foreign.some((each) => NAMES[each]?.test(text)))).toEqual([])
    const terms = page('termsOfUse')
    const others = CLAIM_CURRENCIES.filter((each) => each !== currency).map((each) => CURRENCIES[each].symbol)
    if (!hasSeveral) {
      expect(terms.filter((text) => others.some((symbol) => text.includes(symbol)))).toEqual([])
      return
    }
    expect(others).toHaveLength(CLAIM_CURRENCIES.length)
    expect(claim('multiCurrency').some((text) => text.includes('{{currencies}}'))).toBe(true)
    expect(terms.some((text) => text.includes(others.join(', ')))).toBe(true)
  })

  it('have a warranty and can be returned as claimed, in answers and on the page of the warranty', () => {
    const figures = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/\d+/g) ?? []).map(Number))
    const answer = own(faqs.filter(({ id }) => id === 'warranty-and-return').map((faq) => faq.answer))
    expect(claims).toEqual(expect.arrayContaining(['warranty', 'moneyBack', 'roadsideAssistance']))
    expect(figures(answer)).toEqual(FIGURES)
    const law = own(pages.filter(({ key }) => key === 'warranty').map(({ blocks }) => blocks.at(-3)))
    const warranty = page('warranty').filter((text) => !law.includes(text))
    // The page is there in the languages that have what the law adds.
    if (warranty.length > 0) expect(figures(warranty)).toEqual(FIGURES)
    const named = [...claim('warranty'), ...claim('moneyBack')].join(' ')
    for (const figure of ['months', 'days']) expect(named).toContain(`{{${figure}, number}}`)
  })
})
