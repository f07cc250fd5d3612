import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { COLUMN_NAMES, COLUMNS, columnsTable } from './columns.ts'

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
