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
  'tooling/compress-assets',
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
const LOOKED_UP = [
  "timeZone: 'Africa/Accra'",
  'pricingTool: false',
  'ourTeam: false',
  "claims: ['warranty']",
  'fiscalPower: false',
  "importedIs: 'neutral'",
  "documents: ['registration']",
  "papersIn: 'en'",
  "callingCode: '233'",
  'minDigits: 9',
  'maxDigits: 10',
  "trunk: '0'",
  "mobile: '^[25]\\\\d{8}$'",
  'habit: null',
  "example: '024 123 4567'",
  'annualRate: 0.3',
  "rateDate: '2026-01-15'",
  'minMonths: 12',
  'maxMonths: 60',
  'maxMonthsNew: 60',
  'defaultMonths: 48',
  'contribution: 0.3',
  'advertisedFrom: null',
  'promotion: null',
  'rates: [0.28, 0.35]',
  'applicationFee: null',
  'insurance: null',
  'taxOnInterest: 0',
  'maxBalloon: 0',
  'incomeShare: 0.4',
  'deposit: 200',
  'holdDays: 7',
  "refund: 'full'",
  'refundDays: 14',
  'account: null',
  'servicePrices: {}',
  'petrol: 1',
  'diesel: 1',
  'electricity: 0.1',
  "date: '2026-01-01'",
  "number: '233241234567'",
  'analytics: false',
  'priceStep: 500',
  'places: 2',
  "source: 'Public Holidays Act 601 of 2001'",
  "readOn: '2026-11-29'",
  "fixed: ['03-06']",
  'firstOfMonth: []',
  'easter: []',
  'feasts: {}',
  "inLieu: { after: 'sunday', of: 'all' }",
  'cities: []',
  'visitFromYears: 1',
  "steps: ['contract', 'register']",
  "payer: 'buyer'",
  'days: null',
  'visitMonths: null',
  'fee: null',
  "date: '2026-01-01'",
  'repairs: null',
  'keeping: null',
]

/** Facts that a country may do without: the compiler names them once all others are there. */
const MAY_LACK = ['firstOfMonth', 'inLieu', 'refundDays']

/** Where a file's facts are `undefined`, as the compiler names places: `line,column`. */
function gapsOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/(\w+): undefined/g)].flatMap(({ index, 1: fact = '' }) =>
        MAY_LACK.includes(fact) ? [] : [`${at + 1},${index + 1}`],
      ),
    )
}

/** A file's gaps filled in, but for `left`. */
function lookUp(text: string, left: readonly string[] = []): string {
  let at = 0
  return text.replace(/(\w+): undefined/g, (gap, fact: string) => {
    const found = LOOKED_UP[at++] ?? ''
    if (!found.startsWith(`${fact}: `)) throw new Error(`${gap} is not ${found}`)
    return left.includes(fact) ? gap : found
  })
}

it('makes an edition whose facts the compiler refuses, and whose own tests name its texts, until they are there', () => {
  const folder = scratchRepository(COPIED)
  expect(generate(folder, ...COMMAND.split(' '))).toMatchObject({ status: 0 })
  linkModules(folder, 'apps/zz', 'apps/ma')
  const app = join(folder, 'apps/zz')
  const compile = () =>
    run('packages/ui/node_modules/typescript/bin/tsc', ['--noEmit'], join(folder, 'packages/editions')).said
  const test = () => run('tooling/edition-tests/node_modules/vitest/vitest.mjs', TESTS, app)

  const facts = join(folder, 'packages/editions/src/facts/zz.ts')
  const asGenerated = readFileSync(facts, 'utf8')
  const refused = [...compile().matchAll(/^src\/facts\/zz\.ts\((\d+,\d+)\): error/gm)].map(([, place]) => place)
  expect(refused).toEqual(gapsOf(asGenerated))
  writeFileSync(facts, lookUp(asGenerated, MAY_LACK))
  expect(compile()).toContain(`'${MAY_LACK[0]}' are incompatible`)
  writeFileSync(facts, lookUp(asGenerated))
  expect(compile().split('\n')).toEqual([expect.stringContaining('src/formats.test.ts'), ''])
  const first = test()
  expect(first.status).toBe(1)
  for (const word of ['XTS has no symbol', 'fr lacks common:country.zz']) expect(first.said).toContain(word)
  for (const word of ['hero:headline', 'meta:home.title', 'common:shell.whatsApp.text'])
    expect(first.said).toContain(`fr lacks editions/zz/ ${word}`)
  expect(first.said).not.toContain('en lacks')

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
  const prices = join(folder, 'packages/editions/src/formats.test.ts')
  writeFileSync(
    prices,
    readFileSync(prices, 'utf8').replace('  default: [[', "  zz: [['en', 500, '500~Z']],\n  default: [["),
  )
  expect(compile()).toBe('')
})
