// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { edition } from '#edition'
import type { FinancingPartner } from '@otosafi/api-client/schema'

import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { shownPartner } from './load-finance.ts'
import { Partners } from './Partners.tsx'

const lender = (id: string, kind: FinancingPartner['kind'], annualRateFrom: number | null): FinancingPartner => ({
  id,
  name: id,
  kind,
  description: '',
  logo: null,
  url: null,
  annualRateFrom,
  maxMonths: 60,
  sourceDate: '2025-11-21',
})
const PARTNERS = [
  lender('Participatory one', 'participatory', 0.07),
  lender('Bank', 'bank', 0.06),
  lender('Participatory two', 'participatory', null),
]

/** The words for interest in the languages of the edition under test. */
const INTEREST = /interest|intérêt|taux|\brate\b|فائدة|نسبة/i

it.each(edition.languages)(
  'lenders that work with a margin stand apart from the others, and nothing of theirs speaks of interest: %s',
  async (language) => {
    const { t } = translatorOf(language)
    const partners = PARTNERS.map((partner) => shownPartner(partner, { t }))
    const { container } = await openPage({
      language,
      path: '/',
      routes: [{ path: '/', element: <Partners partners={partners} /> }],
    })
    const heading = screen.getByRole('heading', { level: 3 })
    expect(heading.textContent).toBe(t('finance:partners.participatory'))
    const offers = [...container.querySelectorAll('details')]
    const isApart = (offer: Element) =>
      (heading.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(offers.filter(isApart).map((offer) => offer.querySelector('summary')?.textContent)).toEqual([
      'Participatory one',
      'Participatory two',
    ])
    const texts = [heading, ...offers.filter(isApart)].map((each) => each.textContent).join('\n')
    expect(texts).toContain(t('finance:partners.marginFrom', { percent: 7 }))
    expect(texts).not.toMatch(INTEREST)
    const asOf = t('finance:partners.asOf', { date: '2025-11-21' })
    for (const offer of offers) expect(offer.textContent).toContain(asOf)
    const bank = within(offers[0] as HTMLElement)
    expect(bank.getByText((text) => text.includes('%')).textContent).toContain(
      t('finance:partners.rateFrom', { percent: 6 }),
    )
  },
)
