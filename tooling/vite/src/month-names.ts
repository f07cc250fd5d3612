import type { Plugin } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'
import { MONTH_NAMES } from '@otosafi/editions/format/month-names'

const MODULE = /[\\/]editions[\\/]src[\\/]format[\\/]month-names\.ts$/

/** Removes the month names of languages that the edition does not offer from its bundles. */
export function monthNames({ languages }: EditionFacts): Plugin {
  const own = Object.fromEntries(languages.map((language) => [language, MONTH_NAMES[language]]))
  return {
    name: 'otosafi:month-names',
    enforce: 'pre',
    load: (id) => (MODULE.test(id) ? `export const MONTH_NAMES = ${JSON.stringify(own)}` : undefined),
  }
}
