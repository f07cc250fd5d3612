import type { Plugin } from 'vite'

/** Characters that V8 cannot store in one byte each. */
const WIDE = /[^\0-\u00ff]/g

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes characters beyond Latin-1 in the server's scripts as escapes, where that makes them smaller in memory: V8 keeps the
 * source of every loaded script, and with a single such character two bytes for each of its characters (record 0025).
 */
export function oneByteChunks(): Plugin {
  return {
    name: 'otosafi:one-byte-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const escaped = chunk.code.replace(WIDE, escapeOf)
        if (escaped.length < 2 * chunk.code.length) chunk.code = escaped
      }
    },
  }
}
