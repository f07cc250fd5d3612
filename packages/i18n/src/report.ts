import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Coverage, coverage, type Review } from './coverage.ts'
import { LOCALES_FOLDER, readLocaleFile } from './read-locales.ts'

/** `pnpm i18n:report`: how far each edition's texts are in each of its languages. */

function readReview(language: string): Review | null {
  const file = join(LOCALES_FOLDER, language, 'review.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Review) : null
}

const COLUMNS: readonly (keyof Coverage)[] = [
  'edition',
  'language',
  'texts',
  'untranslated',
  'own',
  'reviewed',
  'doubtful',
]

const rows = coverage({
  base: (language, group) => readLocaleFile(language, `${group}.json`),
  override: (language, edition, group) => readLocaleFile(language, 'editions', edition, `${group}.json`),
  review: readReview,
})

const cells = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column])))]
const widths = COLUMNS.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)))
const line = (row: readonly string[]) =>
  row.map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')
process.stdout.write(`${cells.map(line).join('\n')}\n`)
