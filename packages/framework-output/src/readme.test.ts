import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { ASSUMPTIONS } from './assumptions.ts'

const require = createRequire(import.meta.url)
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** The cells of the README's tables that have `columns` columns. */
function rowsOf(columns: number): string[][] {
  const rows = readme.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|').slice(1, -1)] : []))
  return rows
    .filter(({ length }) => length === columns)
    .map((row) => row.map((cell) => cell.trim().replaceAll('`', '')))
}

it('names the versions that are installed: with others, see whether all that is assumed still holds', () => {
  const versions = rowsOf(2)
  expect(versions.map(([name]) => name)).toEqual(['react-router', 'react-dom', 'vite'])
  const installed = versions.map(([name]) => [name, (require(`${name}/package.json`) as { version: string }).version])
  expect(versions).toEqual(installed)
})

it('lists all that is assumed', () => {
  const listed = rowsOf(3).filter(([, , where]) => where?.endsWith('.ts'))
  expect(listed.map(([id]) => id)).toEqual(ASSUMPTIONS)
})
