import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

import { designTokens } from '@otosafi/ui/theme/design-tokens'

const source = createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css')

/** Name that Figma gives the mode of a file of variables. */
const modeName = (name: string) => ({ $extensions: { 'com.figma.modeName': name } })

/** The tokens for handover, by file name: the style sheet itself, both schemes in one file, and each in a file of its own. */
export function makeTokenFiles(css: string): Record<string, string> {
  const { light, dark } = designTokens(css)
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'tokens.css': css,
    'tokens.json': json({ light, dark }),
    'tokens.light.json': json({ ...light, ...modeName('light') }),
    'tokens.dark.json': json({ ...dark, ...modeName('dark') }),
  }
}

/** Serves the token files while developing and testing, and emits them on build. */
export function tokenFiles(): Plugin {
  return {
    name: 'otosafi:token-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/(tokens(?:\.\w+)+)$/.exec(request.url ?? '')?.[1] ?? ''
        const content = name === '' ? undefined : makeTokenFiles(readFileSync(source, 'utf8'))[name]
        if (content === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', name.endsWith('.css') ? 'text/css' : 'application/json')
        response.end(content)
      })
    },
    generateBundle() {
      for (const [fileName, content] of Object.entries(makeTokenFiles(readFileSync(source, 'utf8')))) {
        this.emitFile({ type: 'asset', fileName, source: content })
      }
    },
  }
}
