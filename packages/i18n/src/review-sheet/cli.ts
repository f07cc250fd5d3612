import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { isLanguage, type Language } from '@otosafi/editions/language'

import type { Review } from '../coverage.ts'
import { LOCALES_FOLDER, readLocaleFile } from '../read-locales.ts'
import { languagesOf, TEXT_GROUPS } from '../text-groups.ts'
import { type Places, rowsOf, takeSheet } from './review-sheet.ts'
import { readSheet, writeSheet } from './sheet-csv.ts'

/** `pnpm i18n:sheet`: a language's texts as a sheet for a native speaker, and back. */

const USAGE = `Usage: pnpm i18n:sheet export|import LANGUAGE FILE.csv
The reviewer writes "yes" into the column "approved", a better text into "correction", or what is doubtful into "doubt".
After an import run pnpm format, and pnpm --filter @otosafi/i18n test.`

/** The file of a place below a language's folder. */
function fileOf(place: string): string[] {
  const [group = '', edition] = place.split('@')
  return edition === undefined ? [`${group}.json`] : ['editions', edition, `${group}.json`]
}

function placesOf(language: Language): Places {
  const groups = TEXT_GROUPS.filter((group) => languagesOf(group).includes(language))
  const places = ['', ...EDITION_IDS.map((edition) => `@${edition}`)].flatMap((suffix) =>
    groups.map((group) => group + suffix),
  )
  const texts = places.map((place) => [place, readLocaleFile(language, ...fileOf(place))] as const)
  return new Map(texts.filter(([, dictionary]) => Object.keys(dictionary).length > 0))
}

function writeJson(content: unknown, ...path: string[]): void {
  writeFileSync(join(LOCALES_FOLDER, ...path), `${JSON.stringify(content, null, 2)}\n`)
}

function run(act: string | undefined, language: string | undefined, file: string | undefined): string {
  if ((act !== 'export' && act !== 'import') || language === undefined || !isLanguage(language) || file === undefined) {
    process.exitCode = 1
    return USAGE
  }
  const reviewFile = [language, 'review.json'] as const
  const review = JSON.parse(readFileSync(join(LOCALES_FOLDER, ...reviewFile), 'utf8')) as Review
  const places = placesOf(language)
  if (act === 'export') {
    const rows = rowsOf(places, placesOf('en'), review)
    writeFileSync(file, writeSheet(rows))
    return `${rows.length} texts in ${file}. ${USAGE.split('\n')[1]}`
  }
  const taken = takeSheet(readSheet(readFileSync(file, 'utf8')), places, review)
  for (const [place, texts] of taken.texts)
    if (JSON.stringify(texts) !== JSON.stringify(places.get(place))) writeJson(texts, language, ...fileOf(place))
  writeJson(taken.review, ...reviewFile)
  if (taken.refused.length > 0) process.exitCode = 1
  const count = Object.keys(taken.review.confirmed).length
  return [...taken.refused, `${count} texts are confirmed, ${taken.refused.length} rows were not taken.`].join('\n')
}

try {
  const [act, language, file] = process.argv.slice(2)
  process.stdout.write(`${run(act, language, file)}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
