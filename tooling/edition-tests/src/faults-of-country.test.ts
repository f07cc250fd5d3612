import { expect, it } from 'vitest'

import type { CountryFacts } from '@otosafi/editions/country'
import { maCountry } from '@otosafi/editions/facts/ma'
import { COUNTRIES, EDITIONS } from '@otosafi/editions/registry'

import { faultsOfCountry } from './faults-of-country.ts'

const MA: CountryFacts = maCountry

it('what is true of every country holds together', () => {
  expect(Object.values(EDITIONS).flatMap(({ id, country }) => faultsOfCountry(COUNTRIES[id], country))).toEqual([])
})

it.each([
  ['places', { visits: { places: 0 } }],
  ['source', { holidays: { ...MA.holidays, source: '' } }],
  ['readOn', { holidays: { ...MA.holidays, readOn: 'soon' } }],
  ['MM-DD', { holidays: { ...MA.holidays, fixed: ['1-1'] } }],
  ['fixed are none', { holidays: { ...MA.holidays, fixed: [] } }],
  ['visitFromYears', { papers: { ...MA.papers, visitFromYears: NaN } }],
  ['steps', { papers: { ...MA.papers, transfer: { ...MA.papers.transfer, steps: [] } } }],
  ['papers.date', { papers: { ...MA.papers, date: '2026-02-30' } }],
  ['repairs are', { repairs: { hour: 0, perEuro: 1, date: '2026-01-01' } }],
  ['repairs.date', { repairs: { hour: 1, perEuro: 1, date: '' } }],
  ['keeping.date', { keeping: { roadTax: null, insurance: null, date: '' } }],
] satisfies [string, Partial<CountryFacts>][])('names what is wrong: %s', (word, change) => {
  expect(faultsOfCountry({ ...MA, ...change }, 'MA').join('\n')).toContain(word)
})
