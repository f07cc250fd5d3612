import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import document from '@otosafi/openapi/office.json' with { type: 'json' }

import { COLUMN_NAMES, type ColumnName, COLUMNS, columnsTable } from './columns.ts'

/** The facts of a car in the contract. */
const FACTS: Readonly<Record<string, { $ref?: string; description?: string; minimum?: number; maximum?: number }>> =
  document.components.schemas.StockFacts.properties

it('are documented as they are read', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const table = readme.split('\n').filter((line) => line.startsWith('|'))
  const plain = (line: string) =>
    line.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-').replaceAll('| - | - | - | - |', '|-|-|-|-|')
  expect(table.map(plain)).toEqual(columnsTable().trim().split('\n').map(plain))
})

it('take their own examples', () => {
  for (const name of COLUMN_NAMES) expect(COLUMNS[name].read(COLUMNS[name].example), name).toHaveProperty('value')
})

it('take the numbers that the contract has for a car, and no others', () => {
  const bounded = COLUMN_NAMES.flatMap((name) => {
    const [minimum, maximum] = [FACTS[name]?.minimum, FACTS[name]?.maximum]
    return minimum === undefined || maximum === undefined ? [] : [{ name, minimum, maximum }]
  })
  const takes = (name: ColumnName, value: number) => 'value' in COLUMNS[name].read(String(value))
  expect(bounded.length).toBeGreaterThan(10)
  for (const { name, minimum, maximum } of bounded) {
    const taken = [minimum - 1, minimum, maximum, maximum + 1].map((value) => takes(name, value))
    expect(taken, name).toEqual([false, true, true, false])
  }
})
