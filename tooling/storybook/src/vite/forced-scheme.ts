import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const IMPORT = "@import './tokens.css';"
const QUERY = '@media (prefers-color-scheme: dark) {\n  :root {'

/** Tokens whose dark scheme follows the toolbar (`data-scheme` on the root) where the product follows the reader's system. */
export function forceScheme(tokens: string): string {
  if (!tokens.includes(QUERY)) throw new Error(`tokens.css no longer contains ${QUERY}`)
  const followed = tokens.replace(QUERY, "@media all {\n  :root[data-scheme='dark'] {\n    color-scheme: dark;")
  // The product's document has a `color-scheme` meta tag, which Storybook's own page lacks.
  return `:root {\n  color-scheme: light;\n}\n\n${followed}`
}

/** Lets Storybook's toolbar choose the colour scheme without adding bytes to the product's styles. */
export function forcedScheme(): Plugin {
  return {
    name: 'otosafi:forced-scheme',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/theme/base.css')) return null
      if (!code.includes(IMPORT)) throw new Error(`base.css no longer contains ${IMPORT}`)
      const file = join(dirname(id), 'tokens.css')
      this.addWatchFile(file)
      return code.replace(IMPORT, forceScheme(readFileSync(file, 'utf8')))
    },
  }
}
