import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wholeInstalment } from '@otosafi/domain/money/loan-simulation'
import { usualLoan } from '@otosafi/domain/money/usual-loan'

import { resolveFilters } from './resolve-filters.ts'
import { createTextDictionary } from './text/text-dictionary.ts'
import { LOCAL_WORDS } from './text/words.ts'

const dictionary = createTextDictionary(LOCAL_WORDS)
const loan = { contributionShare: 0.2, annualRate: 0.07, months: 60 }

describe('filters for the index', () => {
  it('keep the choice apart from what the text says', () => {
    expect(resolveFilters({ q: 'bakkie', brand: ['toyota'], priceMax: 5 }, dictionary, loan, 2026)).toEqual({
      filters: { brand: ['toyota'], priceMax: 5 },
      within: { bodyType: ['pickup'] },
      text: { filters: { bodyType: ['pickup'] }, read: [], ignored: [], understood: true },
    })
  })

  it('name the older years one by one', () => {
    const { filters } = resolveFilters({ modelYear: ['2020', 'older'] }, dictionary, loan, 2026)
    expect(filters.modelYear).toEqual(expect.arrayContaining(['2020', '2002', '1950']))
    expect(filters.modelYear).not.toContain('older')
  })

  it('say so when the text means nothing', () => {
    expect(resolveFilters({ q: 'zzqx' }, dictionary, loan, 2026)).toMatchObject({
      text: { understood: false, ignored: ['zzqx'] },
    })
  })

  it('hold exactly the prices whose instalment, as cards show it, is within the budget', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 50_000_000 }), (price) => {
        const shown = (of: number) => wholeInstalment(usualLoan(of, loan))
        const { priceMax = 0 } = resolveFilters({ monthlyMax: shown(price) }, dictionary, loan, 2026).within
        expect(priceMax).toBeGreaterThanOrEqual(price)
        expect(shown(priceMax)).toBe(shown(price))
        expect(shown(priceMax + 1)).toBe(shown(price) + 1)
      }),
    )
  })

  it('take a monthly budget of the text as one that is chosen, and of two budgets the lower', () => {
    const { within } = resolveFilters({ q: 'budget 400 par mois' }, dictionary, loan, 2026)
    expect(within).toEqual(resolveFilters({ monthlyMax: 400 }, dictionary, loan, 2026).within)
    expect(resolveFilters({ q: '400 € par mois', monthlyMax: 200 }, dictionary, loan, 2026).within).toEqual(
      resolveFilters({ monthlyMax: 200 }, dictionary, loan, 2026).within,
    )
  })

  it('hold nothing for a budget that is no number', () => {
    expect(resolveFilters({ monthlyMax: Number.NaN }, dictionary, loan, 2026).within.priceMax).toBeNaN()
  })
})
