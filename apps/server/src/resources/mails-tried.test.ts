import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

/** The beginning of a function that composes a message. */
const COMPOSER = /^export (?:async )?function (compose\w+)/gm

test('no function that composes a message is left out', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(read)
    .filter((source) => source.search(COMPOSER) !== -1)
  const tried = [read('mails.test.ts'), read('../testing/issue-mail.ts')]
  const untried = modules.flatMap((source) => {
    // A function of which others make their messages is tried with those.
    const elsewhere = [...tried, ...modules.filter((each) => each !== source)]
    const names = [...source.matchAll(COMPOSER)].map(([, name = '']) => name)
    return names.filter((name) => !elsewhere.some((each) => each.includes(`${name}(`)))
  })
  expect(modules.length).toBeGreaterThan(10)
  expect(untried).toEqual([])
})
