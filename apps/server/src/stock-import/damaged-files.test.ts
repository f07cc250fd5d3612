import fc from 'fast-check'
import { expect, it } from 'vitest'

import { OFFICE_LANGUAGES } from '@otosafi/editions/language'
import { propertyRuns, PROPERTY_TIMEOUT } from '@otosafi/vitest/property-runs'

import { csvFile, manyCars } from '../testing/stock-file.ts'
import { checkFile, faultsOfFile, type StockFile } from './check-file.ts'
import { COLUMN_NAMES } from './columns.ts'
import type { Names } from './names.ts'

const unknown = {
  problem: { en: 'Unknown.', fr: 'Inconnu.' },
  cure: { en: 'Write another.', fr: 'Écrivez-en un autre.' },
}
const names: Names = {
  brand: (typed) => (typed === 'Dacia' ? { value: 'dacia' } : unknown),
  model: (_, typed) => (typed === 'Duster' ? { value: { id: 'duster', bodyType: 'suv' } } : unknown),
  city: (typed) => (typed === 'Casablanca' ? { value: 'casablanca' } : unknown),
}
const context = { edition: 'ma', names, today: '2026-06-01' } as const

const CSV = csvFile([
  { number: 'A-1', trim: 'dite "la belle", 5 p.', photos: 'a.jpg|rear=b.jpg', features: 'abs|airbag' },
  { number: 'A-2', grade: 'good', dateFirstUse: '2019-03-01', fuelConsumption: '5,4', vin: 'UU1HSDADG12345678' },
  ...manyCars(4),
]).bytes
const JSON_LINES = Buffer.from(
  manyCars(6)
    .map((car) => JSON.stringify({ ...car, features: ['abs'], isNew: true, doors: 5 }))
    .join('\n'),
)

/** One way of damaging a file. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.nat(),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .constantFrom(
          '"',
          '""',
          ',',
          ';',
          '\n',
          '\r',
          '\t',
          '|',
          '\0',
          '{',
          '}',
          '[',
          '\uFEFF',
          '=1+1',
          '../',
          '-5',
          '1e9',
          'NaN',
          '٢٠١٨',
          '💥',
          'http://',
          'file:///etc/passwd',
          'x'.repeat(70_000),
        )
        .map((text) => Buffer.from(text)),
    ),
  }),
  fc.record({ kind: fc.constant('flip' as const), at: fc.nat(), mask: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constant('double' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 400 }) }),
)

type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never

function damaged(bytes: Uint8Array, damages: readonly Damage[]): Uint8Array {
  let result = bytes
  for (const each of damages) {
    const at = result.length === 0 ? 0 : each.at % result.length
    const [before, after] = [result.subarray(0, at), result.subarray(at)]
    if (each.kind === 'cut') result = before
    else if (each.kind === 'remove') result = Buffer.concat([before, after.subarray(each.length)])
    else if (each.kind === 'insert') result = Buffer.concat([before, each.bytes, after])
    else if (each.kind === 'double') result = Buffer.concat([before, after.subarray(0, each.length), after])
    else if (after.length > 0)
      result = Buffer.concat([before, Buffer.from([(after[0] ?? 0) ^ each.mask]), after.subarray(1)])
  }
  return result
}

/** Checks a file as an import does. Returns its faults and how many lines were taken over or refused. */
function check(file: StockFile) {
  const faults = faultsOfFile(file)
  const checked = faults.length > 0 ? [] : [...checkFile(file, context)]
  return { faults: [...faults, ...checked.flatMap((line) => ('faults' in line ? line.faults : []))], checked }
}

it('takes over the files that are damaged here', () => {
  expect(check({ bytes: CSV, format: 'csv' }).faults).toEqual([])
  expect(check({ bytes: CSV, format: 'csv' }).checked).toHaveLength(6)
  expect(check({ bytes: JSON_LINES, format: 'jsonl' }).checked).toHaveLength(6)
})

it.each(['\r\n', '\n', '\r'])('reads every line of a file whose lines end with %j', (end) => {
  const bytes = Buffer.from(Buffer.from(CSV).toString().replaceAll('\r\n', end))
  const { faults, checked } = check({ bytes, format: 'csv' })
  expect(faults).toEqual([])
  expect(checked.map((line) => ('car' in line ? line.car.line : null))).toEqual([2, 3, 4, 5, 6, 7])
})

it('loses no car where one line alone ends otherwise', () => {
  const bytes = Buffer.from(
    Buffer.from(CSV)
      .toString()
      .replace(/(A-2.*)\r\n/, '$1\r'),
  )
  expect(check({ bytes, format: 'csv' }).checked.map(({ number }) => number)).toEqual([
    'A-1',
    'A-2',
    'M-0',
    'M-1',
    'M-2',
    'M-3',
  ])
})

// The product promises to stand 2000 such files: the part `properties` of the deep tests tries five times as many.
it(
  'names line, column and cure of every fault of a damaged file, and takes over no half car',
  () => {
    const files = fc.record({
      format: fc.constantFrom('csv' as const, 'jsonl' as const),
      damages: fc.array(damage, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(files, ({ format, damages }) => {
        const bytes = damaged(format === 'csv' ? CSV : JSON_LINES, damages)
        const lineCount = Buffer.from(bytes)
          .toString('latin1')
          .split(/\r\n|\r|\n/).length
        const { faults, checked } = check({ bytes, format })
        for (const { line, column, problem, cure } of faults) {
          expect(line).toBeGreaterThanOrEqual(1)
          expect(line).toBeLessThanOrEqual(Math.max(1, lineCount))
          expect(column).toMatch(/\S/)
          expect([...column].length).toBeLessThanOrEqual(40)
          for (const language of OFFICE_LANGUAGES) {
            const [wrong, remedy] = [problem[language], cure[language]]
            expect(wrong).toMatch(/^\S.*\.$/s)
            expect(remedy).toMatch(/^\S.*[.…]$/s)
            expect(`${wrong.replace(/“.*”/, '')}${remedy}`).not.toMatch(/undefined|NaN|null|\[object|Error/)
            expect(wrong).not.toMatch(/[\n\r\0]/)
            expect(wrong.length + remedy.length).toBeLessThan(900)
          }
        }
        for (const line of checked) {
          if ('faults' in line) {
            expect(line.faults).not.toEqual([])
            continue
          }
          const { facts, number } = line.car
          expect(number).toMatch(/\S/)
          expect(facts.price).toBeGreaterThan(0)
          expect(Number.isInteger(facts.mileage)).toBe(true)
          expect(facts.model).toBe('duster')
        }
      }),
      { numRuns: propertyRuns(300) },
    )
  },
  PROPERTY_TIMEOUT,
)

it('names every column in the faults of an empty line', () => {
  const file: StockFile = { bytes: Buffer.from(`${COLUMN_NAMES.join(',')}\n,,,\n`), format: 'csv' }
  const { faults } = check(file)
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toContain('2 number')
  expect(check({ bytes: Buffer.alloc(0), format: 'csv' }).faults).toMatchObject([{ line: 1, column: 'all' }])
})
