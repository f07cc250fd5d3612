import { parseArgs } from 'node:util'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { isEditionId } from '@otosafi/editions/registry'

/** The parsed parameters of the seed command. */
export type CliOptions = { cars: number | null; editions: readonly EditionId[]; details: boolean; replace: boolean }

/** The usage text. */
export const USAGE = `Usage: pnpm seed [--cars N] [--edition ${EDITION_IDS.join('|')}]... [--no-details] [--replace]`

/** Reads the seed command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readCliOptions(parameters: readonly string[]): CliOptions {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      cars: { type: 'string' },
      edition: { type: 'string', multiple: true },
      'no-details': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    },
  })
  const editions = values.edition ?? EDITION_IDS
  const unknown = editions.find((edition) => !isEditionId(edition))
  if (unknown !== undefined) throw new Error(`There is no edition "${unknown}".`)
  if (values.cars !== undefined && !/^\d{1,7}$/.test(values.cars))
    throw new Error(`--cars must be a number, not "${values.cars}".`)
  return {
    cars: values.cars === undefined ? null : Number(values.cars),
    editions: editions.filter(isEditionId),
    details: !values['no-details'],
    replace: values.replace,
  }
}
