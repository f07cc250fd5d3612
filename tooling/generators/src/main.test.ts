import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { generate, ROOT } from './testing/run.ts'
import { scratchRepository } from './testing/scratch-repository.ts'

it('lists the generators and their flags where none is named', () => {
  for (const args of [[], ['castle']]) {
    const { status, said } = generate(ROOT, ...args)
    expect(status).toBe(1)
    for (const example of ['pnpm gen component --name ', 'pnpm gen edition --id gh ', 'pnpm gen page --key '])
      expect(said).toContain(example)
    expect(said).not.toContain('    at ')
  }
})

it('names what was not said instead of asking nobody', () => {
  const { status, said } = generate(ROOT, 'page', '--key', 'tradeIn', '--path', 'trade-in')
  expect(status).toBe(1)
  expect(said).toContain('--title')
  expect(said).toContain('--description')
  expect(said).not.toContain('--key  ')
})

it.each([
  ['--colour', ['component', '--name', 'PriceNote', '--colour', 'red']],
  ['--name priceNote', ['component', '--name', 'priceNote']],
  ['--key trade-in', ['page', '--key', 'trade-in', '--path', 'x', '--title', 'X', '--description', 'X']],
])('refuses %s', (word, args) => {
  const { status, said } = generate(ROOT, ...args)
  expect(status).toBe(1)
  expect(said).toContain(word)
})

it('writes nothing at all where a part of it is there already', () => {
  const folder = scratchRepository(['apps/ma', 'packages/editions', 'packages/i18n/locales/en'])
  const before = readFileSync(join(folder, 'packages/editions/src/edition.ts'), 'utf8')
  const said =
    'edition --id ma --name Morocco --country MA --host otosafi.example --languages fr --currency MAD --steering left --thousands space'
  const answer = generate(folder, ...said.split(' '))
  expect(answer.status).toBe(1)
  expect(answer.said).toContain('packages/editions/src/facts/ma.ts is there already')
  expect(readFileSync(join(folder, 'packages/editions/src/edition.ts'), 'utf8')).toBe(before)
  expect(existsSync(join(folder, 'apps/ma/app/edition.ts'))).toBe(true)
})
