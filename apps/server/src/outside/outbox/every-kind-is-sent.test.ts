import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { MESSAGES } from '@otosafi/messages/messages'

const SOURCES = join(import.meta.dirname, '../..')

it('Every kind of message in the catalogue is sent by something', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  const sent = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bwrite(?:Mail|Sms|ToVisitor)\(\s*'(\w+)'/g)].map(([, kind]) => kind),
    ),
  )
  expect(Object.keys(MESSAGES).filter((kind) => !sent.has(kind))).toEqual([])
})
