import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const IMPORT = "@import './tokens.css';"
const ROOT = ':root {'
const QUERY = `@media (prefers-color-scheme: dark) {\n  ${ROOT}`

/**
 * Tokens of both schemes for any element with `data-scheme`, dark within light and light within dark, where the product
 * follows the reader's system. The product's document has a `color-scheme` meta tag, which Storybook's own page lacks.
 */
export function forceScheme(tokens: string): string {
  if (!tokens.includes(QUERY)) throw new Error(`tokens.css no longer contains ${QUERY}`)
  return tokens
    .replace(ROOT, ":root,\n[data-scheme='light'] {\n  color-scheme: light;")
    .replace(QUERY, "@media all {\n  [data-scheme='dark'] {\n    color-scheme: dark;")
}

/** Makes custom properties that a style sheet derives from tokens on the root follow the nearest scheme. */
export function deriveInScheme(css: string): string {
  if (!css.includes(ROOT)) throw new Error(`The style sheet no longer contains ${ROOT}`)
  return css.replaceAll(ROOT, ':root, [data-scheme] {')
}

/** Lets Storybook choose the colour scheme of an element without adding bytes to the product's styles. */
export function forcedScheme(): Plugin {
  return {
    name: 'otosafi:forced-scheme',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/mantine-island/mantine-variables.css')) return deriveInScheme(code)
      if (!id.endsWith('/theme/base.css')) return null
      if (!code.includes(IMPORT)) throw new Error(`base.css no longer contains ${IMPORT}`)
      const file = join(dirname(id), 'tokens.css')
      this.addWatchFile(file)
      return deriveInScheme(code).replace(IMPORT, forceScheme(readFileSync(file, 'utf8')))
    },
  }
}
