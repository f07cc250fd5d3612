import { join } from 'node:path'

import type { Plugin } from 'vite'

const SCREENS = join(import.meta.dirname, '../screens')

/** What a build of the storefront fixes for one edition, and what stands in for it where the toolbar chooses. */
const STAND_INS: readonly (readonly [specifier: RegExp, file: string])[] = [
  [/^(?:#edition|virtual:otosafi\/locales)$/, join(SCREENS, 'worn-edition.ts')],
  [/^\.{1,2}\/(?:texts\/)?translators\.ts$/, join(SCREENS, 'translators.ts')],
]

/** Lets whole screens follow the toolbar's edition and language. */
export function wornEdition(): Plugin {
  return {
    name: 'otosafi:worn-edition',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/[\\/]packages[\\/]storefront[\\/]/.test(importer)) return null
      return STAND_INS.find(([specifier]) => specifier.test(source))?.[1] ?? null
    },
  }
}
