import { join } from 'node:path'

import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '..')

/**
 * Modules that are replaced in the packages that import them: those that a build of the storefront fixes for one edition, and
 * the one by which a server reads the files of texts.
 */
const REPLACEMENTS: readonly (readonly [importers: RegExp, specifier: RegExp, file: string])[] = [
  [/[\\/]packages[\\/]storefront[\\/]/, /^(?:#edition|virtual:otosafi\/locales)$/, 'screens/current-edition.ts'],
  [/[\\/]packages[\\/]storefront[\\/]/, /^\.{1,2}\/(?:texts\/)?translators\.ts$/, 'screens/translators.ts'],
  [/[\\/]packages[\\/]i18n[\\/]src[\\/]server-texts\.ts/, /^\.\/read-locales\.ts$/, 'locales/read-locales.ts'],
]

/** Lets whole screens and messages follow the toolbar's edition and language. */
export function currentEdition(): Plugin {
  return {
    name: 'otosafi:current-edition',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, , file] = REPLACEMENTS.find(([from, specifier]) => from.test(importer) && specifier.test(source)) ?? []
      return file === undefined ? null : join(SOURCES, file)
    },
  }
}
