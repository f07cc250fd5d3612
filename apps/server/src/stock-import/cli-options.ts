import { extname } from 'node:path'
import { parseArgs } from 'node:util'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { isEditionId } from '@otosafi/editions/registry'

import { STOCK_FORMATS, type StockFormat } from './read-lines.ts'
import { OWN_DEALER } from './stored-cars.ts'

/** The parsed parameters of the import command. */
export type CliOptions = {
  edition: EditionId
  dealer: string
  path: string
  format: StockFormat
  isDryRun: boolean
  replaces: boolean
  allowsPrivate: boolean
}

/** The usage text. */
export const USAGE = `Usage: pnpm run import --edition ${EDITION_IDS.join('|')} [--dealer ${OWN_DEALER}] [--dry-run] [--replace] [--private-networks] cars.${STOCK_FORMATS.join('|cars.')}`

/** Reads the import command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readCliOptions(parameters: readonly string[]): CliOptions {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      dealer: { type: 'string', default: OWN_DEALER },
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      'private-networks': { type: 'boolean', default: false },
    },
  })
  const { edition, dealer } = values
  const [path] = positionals
  if (edition === undefined) throw new Error('Say whose edition the cars are for: --edition ma.')
  if (!isEditionId(edition)) throw new Error(`There is no edition "${edition}".`)
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(dealer))
    throw new Error('--dealer is a short name of small letters, digits and hyphens.')
  if (path === undefined || positionals.length > 1) throw new Error('Name one file of cars.')
  const format = STOCK_FORMATS.find((each) => `.${each}` === extname(path).toLowerCase())
  if (format === undefined) throw new Error(`The file's name must end with .${STOCK_FORMATS.join(' or .')}.`)
  return {
    edition,
    dealer,
    path,
    format,
    isDryRun: values['dry-run'],
    replaces: values.replace,
    allowsPrivate: values['private-networks'],
  }
}
