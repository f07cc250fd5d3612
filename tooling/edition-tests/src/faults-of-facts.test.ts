import { expect, it } from 'vitest'

import type { EditionFacts } from '@otosafi/editions/edition'
import { ma } from '@otosafi/editions/facts/ma'
import { EDITIONS } from '@otosafi/editions/registry'

import { faultsOfFacts } from './faults-of-facts.ts'

const MA: EditionFacts = ma

it('the facts of every edition hold together', () => {
  expect(Object.values(EDITIONS).flatMap(faultsOfFacts)).toEqual([])
})

it.each([
  ['country', { country: 'Morocco' }],
  ['host', { host: 'Otosafi.ma' }],
  ['registry.ts', { languages: ['fr', 'en'] }],
  ['timeZone', { timeZone: 'Africa/Nowhere' }],
  ['defaultLanguage', { defaultLanguage: 'zu' }],
  ['languages name', { languages: ['fr', 'en', 'fr'] }],
  ['claims', { claims: ['warranty', 'warranty'] }],
  ['claims are none', { claims: [] }],
  ['documents are none', { documents: [] }],
  ['documents', { documents: ['insurance', 'insurance'] }],
  ['minDigits', { phone: { ...ma.phone, minDigits: 11 } }],
  ['phone.example', { phone: { ...ma.phone, example: '06 61 23 45' } }],
  ['what its own number is written as', { phone: { ...ma.phone, example: '661 23 45 67' } }],
  ['phone.habit', { phone: { ...ma.phone, habit: 'zero' } }],
  ['phone.habit', { phone: { ...ma.phone, habit: { digits: 9, prefixes: '06' } } }],
  ['phone.mobile', { phone: { ...ma.phone, mobile: '^9\\d{8}$' } }],
  ['whatsApp.number', { whatsApp: { number: '0661000100' } }],
  ['whatsApp.number', { whatsApp: { number: '27820000100' } }],
  ['currency', { currency: 'DH' }],
  ['months', { loan: { ...ma.loan, maxMonthsNew: 84 } }],
  ['months', { loan: { ...ma.loan, maxMonthsNew: 48 } }],
  ['annualRate', { loan: { ...ma.loan, annualRate: 7 } }],
  ['advertisedFrom', { loan: { ...ma.loan, advertisedFrom: 0.01 } }],
  ['applicationFee', { loan: { ...ma.loan, applicationFee: { fixed: 0, share: 0, max: null } } }],
  ['insurance', { loan: { ...ma.loan, insurance: 0 } }],
  ['promotion', { loan: { ...ma.loan, promotion: { annualRate: 10, until: '2026-12-31' } } }],
  ['promotion', { loan: { ...ma.loan, promotion: { annualRate: 0.1, until: 'soon' } } }],
  ['contribution', { loan: { ...ma.loan, contribution: 20 } }],
  ['rateDate', { loan: { ...ma.loan, rateDate: '2025-02-30' } }],
  ['deposit', { booking: { ...ma.booking, deposit: 0 } }],
  ['holdDays', { booking: { ...ma.booking, holdDays: 0.5 } }],
  ['refundDays', { booking: { ...ma.booking, refundDays: 0 } }],
  ['servicePrices.diagnostic', { servicePrices: { ...ma.servicePrices, diagnostic: 0.5 } }],
  ['energy prices', { energy: { ...ma.energy, petrol: 0 } }],
  ['energy.date', { energy: { ...ma.energy, date: 'soon' } }],
  ['priceStep', { priceStep: 0.5 }],
])('%s: a fault is found and named', (word, change) => {
  expect(faultsOfFacts({ ...MA, ...(change as Partial<EditionFacts>) }).join('\n')).toContain(word)
})
