import { join } from 'node:path'

import type { Plugin } from 'vite'

const SCREENS = join(import.meta.dirname, '../screens')

/** Modules that a build of the storefront fixes for one edition, and their replacements. */
const REPLACEMENTS: readonly (readonly [specifier: RegExp, file: string])[] = [
  [/^(?:#edition|virtual:otosafi\/locales)$/, join(SCREENS, 'current-edition.ts')],
  [/^\.{1,2}\/(?:texts\/)?translators\.ts$/, join(SCREENS, 'translators.ts')],
]

/** Lets whole screens follow the toolbar's edition and language. */
export function currentEdition(): Plugin {
  return {
    name: 'otosafi:current-edition',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/[\\/]packages[\\/]storefront[\\/]/.test(importer)) return null
      return REPLACEMENTS.find(([specifier]) => specifier.test(source))?.[1] ?? null
    },
  }
}
