import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

import { oneByteChunks } from './one-byte-chunks.ts'

const MODULE = 'export const texts = [`${1}٪ “ÿ”`, "🚗é", /^\\p{L}—$/u.test("ب—"), /[🚗]/u.test("🚗")]'

it.each(['ssr', 'client'])('scripts of the %s build hold what they held', async (environment) => {
  const entry = 'virtual:entry'
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? MODULE : undefined),
      },
      oneByteChunks(),
    ],
    build: {
      write: false,
      minify: false,
      ssr: environment === 'ssr',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const { code } = built.output[0]
  expect(/[^\0-\u00ff]/.test(code)).toBe(environment === 'client')
  const { texts } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { texts: unknown[] }
  expect(texts).toEqual(['1٪ “ÿ”', '🚗é', true, true])
})
