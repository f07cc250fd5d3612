import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { generate, run } from './testing/run.ts'
import { linkModules, scratchRepository } from './testing/scratch-repository.ts'

const COPIED = [
  '.oxfmtrc.json',
  'apps/ma',
  'apps/office/src/texts',
  'packages',
  'tooling/edition-tests',
  'tooling/typescript',
  'tooling/vite',
  'tooling/vitest',
]
const TESTS = ['run', '--config', 'node_modules/@otosafi/edition-tests/edition.vitest.config.ts', 'facts', 'routes']

// A code that no country has, and the currency of tests, so that no edition is in the way.
const COMMAND =
  'edition --id zz --name Zedland --country ZZ --host otosafi.example --languages en,fr --currency XTS --steering left --thousands comma'

/** Facts for the example, in the order of the template's gaps. */
const LOOKED_UP: readonly (readonly [open: string | RegExp, found: string])[] = [
  ["timeZone: ''", "timeZone: 'Africa/Accra'"],
  ['claims: []', "claims: ['warranty']"],
  ['documents: []', "documents: ['registration']"],
  [
    /phone: \{[^}]*\}/,
    "phone: { callingCode: '233', minDigits: 9, maxDigits: 10, trunk: '0', mobile: '^[25]\\\\d{8}$', example: '024 123 4567' }",
  ],
  [
    /loan: \{[^}]*\}/,
    "loan: { annualRate: 0.3, rateDate: '2026-01-15', minMonths: 12, maxMonths: 60, maxMonthsNew: 60, defaultMonths: 48, contribution: 0.3, advertisedFrom: null, promotion: null, rates: [0.28, 0.35], applicationFee: null, insurance: null, taxOnInterest: 0, maxBalloon: 0, incomeShare: 0.4 }",
  ],
  [/booking: \{[^}]*\}/, "booking: { deposit: 200, holdDays: 7, refund: 'full', account: null }"],
  [/energy: \{[^}]*\}/, "energy: { petrol: 1, diesel: 1, electricity: 0.1, date: '2026-01-01' }"],
  ["number: ''", "number: '233241234567'"],
  ['priceStep: UNKNOWN', 'priceStep: 500'],
  [
    "source: '', readOn: '', fixed: []",
    "source: 'Public Holidays Act 601 of 2001', readOn: '2026-11-29', fixed: ['03-06']",
  ],
  ['visitFromYears: UNKNOWN', 'visitFromYears: 1'],
  ['steps: []', "steps: ['contract', 'register']"],
  [/date: '',(?=\s*\},\s*repairs)/, "date: '2026-01-01',"],
]

it('makes an edition that compiles, and whose own tests name what is still to be looked up, until it is', () => {
  const folder = scratchRepository(COPIED)
  expect(generate(folder, ...COMMAND.split(' '))).toMatchObject({ status: 0 })
  linkModules(folder, 'apps/zz', 'apps/ma')
  const app = join(folder, 'apps/zz')
  const compile = () =>
    run('packages/ui/node_modules/typescript/bin/tsc', ['--noEmit'], join(folder, 'packages/editions'))
  const test = () => run('tooling/edition-tests/node_modules/vitest/vitest.mjs', TESTS, app)
  expect(compile()).toEqual({ status: 0, said: '' })

  const first = test()
  expect(first.status).toBe(1)
  for (const word of [
    'timeZone',
    'claims',
    'documents',
    'phone.example',
    'phone.minDigits',
    'phone.mobile',
    'whatsApp.number',
  ])
    expect(first.said).toContain(word)
  for (const word of [
    'loan months',
    'loan.annualRate',
    'loan.contribution',
    'loan.rateDate',
    'loan.incomeShare',
    'booking.deposit',
    'booking.holdDays',
  ])
    expect(first.said).toContain(word)
  for (const word of ['energy prices', 'energy.date', 'priceStep', 'XTS has no symbol', 'fr lacks common:country.zz'])
    expect(first.said).toContain(word)
  for (const word of ['source', 'readOn', 'fixed'].map((each) => `holidays.${each}`)) expect(first.said).toContain(word)
  for (const word of ['visitFromYears', 'transfer', 'date']) expect(first.said).toContain(`papers.${word}`)
  for (const word of ['hero:headline', 'meta:home.title', 'common:shell.whatsApp.text'])
    expect(first.said).toContain(`fr lacks editions/zz/ ${word}`)
  expect(first.said).not.toContain('en lacks')

  const facts = join(folder, 'packages/editions/src/facts/zz.ts')
  writeFileSync(
    facts,
    LOOKED_UP.reduce((text, [open, found]) => text.replace(open, () => found), readFileSync(facts, 'utf8')),
  )
  const currencies = join(folder, 'packages/editions/src/currency.ts')
  writeFileSync(currencies, readFileSync(currencies, 'utf8').replace("XTS: { symbol: ''", "XTS: { symbol: 'Z'"))
  const french = join(folder, 'packages/i18n/locales/fr/common.json')
  writeFileSync(french, readFileSync(french, 'utf8').replace('"country": {', '"country": { "zz": "Zedland",'))
  for (const group of ['common', 'hero', 'meta']) {
    const texts = readFileSync(join(folder, `packages/i18n/locales/fr/editions/rw/${group}.json`), 'utf8')
    mkdirSync(join(folder, 'packages/i18n/locales/fr/editions/zz'), { recursive: true })
    writeFileSync(
      join(folder, `packages/i18n/locales/fr/editions/zz/${group}.json`),
      texts.replaceAll('Rwanda', 'Zedland'),
    )
  }
  const last = test()
  expect(last.status, last.said).toBe(0)
  expect(compile()).toEqual({ status: 0, said: '' })
})
