import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { Review } from '../coverage.ts'
import type { Dictionary } from '../dictionary.ts'
import { flatten } from '../dictionary.ts'
import { readLocaleFile } from '../read-locales.ts'
import { rowsOf, takeSheet } from './review-sheet.ts'
import { readSheet, SHEET_COLUMNS, type SheetRow, writeSheet } from './sheet-csv.ts'

const TEXTS = new Map<string, Dictionary>([
  [
    'common',
    { nav: { buy: 'Thenga', cars_one: '{{count, number}} imoto', cars_other: 'Izimoto ezingu-{{count, number}}' } },
  ],
  ['common@coza', { nav: { buy: 'Thenga imoto' } }],
])
const ENGLISH = new Map<string, Dictionary>([
  ['common', { nav: { buy: 'Buy', cars_one: '{{count, number}} car', cars_other: '{{count, number}} cars' } }],
])
const REVIEW: Review = {
  confirmed: { 'common:nav.buy': 'Thenga', 'common@coza:nav.buy': 'An older text' },
  doubtful: [{ key: 'common:nav.cars_one', why: 'Composed.' }],
}
const sheet = () => rowsOf(TEXTS, ENGLISH, REVIEW)
const rowOf = (key: string) => sheet().find((row) => row.key === key)!

describe('a reviewer’s sheet', () => {
  it('has every text beside its English, those that wait for a native speaker first', () => {
    expect(sheet().map(({ key, english, text, approved, doubt }) => [key, english, text, approved, doubt])).toEqual([
      ['common:nav.cars_one', '{{count, number}} car', '{{count, number}} imoto', '', 'Composed.'],
      ['common:nav.cars_other', '{{count, number}} cars', 'Izimoto ezingu-{{count, number}}', '', ''],
      ['common@coza:nav.buy', 'Buy', 'Thenga imoto', '', ''],
      ['common:nav.buy', 'Buy', 'Thenga', 'yes', ''],
    ])
  })

  it('has the English of other numbers beside a plural form that English lacks', () => {
    const arabic = new Map([['common', { nav: { cars_few: '{{count, number}} سيارات' } }]])
    const [row] = rowsOf(arabic, ENGLISH, { confirmed: {}, doubtful: [] })
    expect(row?.english).toBe('{{count, number}} cars')
  })

  it('comes back from a spreadsheet as it was, whatever stands in it and whatever parts its columns', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a;b,c\td', '"quoted"', 'two\nlines', 'عربي', '=1+1', ' spaced '),
    )
    const row = fc.record(
      Object.fromEntries(
        SHEET_COLUMNS.map((column) => [column, column === 'key' ? fc.string({ minLength: 1 }) : cell]),
      ),
    ) as unknown as fc.Arbitrary<SheetRow>
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        expect(readSheet(writeSheet(rows))).toEqual(rows)
      }),
    )
    const saved = writeSheet(sheet()).replaceAll('","', '";"')
    expect(readSheet(saved)).toEqual(sheet())
  })

  it('changes nothing when it comes back untouched, but forgets what was confirmed of an older text', () => {
    const { texts, review, refused } = takeSheet(readSheet(writeSheet(sheet())), TEXTS, REVIEW)
    expect([texts, review, refused]).toEqual([TEXTS, { ...REVIEW, confirmed: { 'common:nav.buy': 'Thenga' } }, []])
  })

  it('confirms, corrects, doubts and takes back', () => {
    const rows: SheetRow[] = [
      { ...rowOf('common:nav.cars_one'), correction: 'Imoto engu-{{count, number}}', approved: 'Yes ', doubt: '' },
      { ...rowOf('common@coza:nav.buy'), doubt: 'Too short?' },
      { ...rowOf('common:nav.buy'), approved: '' },
    ]
    const taken = takeSheet(rows, TEXTS, REVIEW)
    expect(taken.refused).toEqual([])
    expect(Object.fromEntries(flatten(taken.texts.get('common')!))).toEqual({
      'nav.buy': 'Thenga',
      'nav.cars_one': 'Imoto engu-{{count, number}}',
      'nav.cars_other': 'Izimoto ezingu-{{count, number}}',
    })
    expect(taken.review).toEqual({
      confirmed: { 'common:nav.cars_one': 'Imoto engu-{{count, number}}' },
      doubtful: [{ key: 'common@coza:nav.buy', why: 'Too short?' }],
    })
  })

  it.each([
    ['is of a text that is gone', { key: 'common:nav.gone' }, 'there is no such text any more'],
    ['names no text at all', { key: 'constructor' }, 'there is no such text any more'],
    ['was changed meanwhile', { text: 'An older text' }, 'the text has changed since this sheet was written'],
    ['loses a placeholder', { correction: 'Izimoto' }, 'the correction must have {{count, number}}'],
    [
      'writes a figure otherwise',
      { correction: 'Izimoto {{count, money}}' },
      'the correction must have {{count, number}}',
    ],
    ['is neither approved nor not', { approved: 'perhaps' }, '“approved” is yes or empty, not “perhaps”'],
  ])('refuses a row that %s, and takes the others', (_, change, fault) => {
    const bad = { ...rowOf('common:nav.cars_other'), approved: 'yes', ...change }
    const good = { ...rowOf('common@coza:nav.buy'), approved: 'yes' }
    const { review, refused, texts } = takeSheet([bad, good], TEXTS, REVIEW)
    expect(refused).toEqual([`${bad.key}: ${fault}`])
    expect(review.confirmed).toEqual({ 'common:nav.buy': 'Thenga', 'common@coza:nav.buy': 'Thenga imoto' })
    expect(texts).toEqual(TEXTS)
  })

  it('may lack the empty cells at the end of a row', () => {
    const saved = `${SHEET_COLUMNS.join()}\ncommon:a,Buy,Thenga,,yes,\ncommon:b,Sell,Thengisa\n`
    expect(readSheet(saved).map(({ key, approved, doubt }) => [key, approved, doubt])).toEqual([
      ['common:a', 'yes', ''],
      ['common:b', '', ''],
    ])
  })

  it('is refused where its columns are missing', () => {
    expect(() => readSheet('name,phone\nSalma,0661\n')).toThrow('The first line must name the columns')
    expect(() => readSheet('a,b,c,d,e,f\n1,2,3,4,5,6\n')).toThrow('The sheet has no column key')
  })

  it('is written by the command with all texts of the language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'otosafi-sheet-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'zu.csv')
    execFileSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'export', 'zu', file])
    const texts = new Map(readSheet(readFileSync(file, 'utf8')).map(({ key, text }) => [key, text]))
    for (const [path, text] of flatten(readLocaleFile('zu', 'common.json')))
      expect(texts.get(`common:${path}`)).toBe(text)
  })
})
