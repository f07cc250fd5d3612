import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Coverage, coverage, type Review } from './coverage.ts'
import { LOCALES_FOLDER, readLocaleFile } from './read-locales.ts'

/** `pnpm i18n:report`: how far each edition's texts are in each of its languages. */

function readReview(language: string): Review | null {
  const file = join(LOCALES_FOLDER, language, 'review.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Review) : null
}

/** The meaning of each column; the table has them in this order. */
const LEGEND: Readonly<Record<keyof Coverage, string>> = {
  edition: 'the edition',
  language: 'one of its languages',
  texts: 'texts that the edition needs; a counted text is one, whatever its plural forms',
  untranslated: 'of these, how many the language lacks, so that another language stands in',
  own: 'how many the edition words in its own way (locales/<language>/editions/<edition>)',
  reviewed:
    'how many a native speaker has confirmed as they stand now (locales/<language>/review.json); all others are pending',
  share: 'their share of all texts, in percent',
  doubtful: 'how many that file marks as doubtful, with the reason',
}
const COLUMNS = Object.keys(LEGEND) as (keyof Coverage)[]

const rows = coverage({
  base: (language, group) => readLocaleFile(language, `${group}.json`),
  override: (language, edition, group) => readLocaleFile(language, 'editions', edition, `${group}.json`),
  review: readReview,
})

const cells = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => String(row[column])))]
const widths = COLUMNS.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)))
const line = (row: readonly string[]) =>
  row.map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')
const legend = Object.entries(LEGEND).map(([column, meaning]) => `${column}: ${meaning}`)
process.stdout.write(`${cells.map(line).join('\n')}\n\n${legend.join('\n')}\n`)
