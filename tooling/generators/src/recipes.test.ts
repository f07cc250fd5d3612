import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { run } from './testing/run.ts'
import { scratchRepository } from './testing/scratch-repository.ts'

/** Changes a file of the copy; throws where there is nothing to replace. */
function replace(folder: string, path: string, text: string, by: string): void {
  const file = join(folder, path)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(text)) throw new Error(`${path} has no “${text}”`)
  writeFileSync(
    file,
    before.replace(text, () => by),
  )
}

const compile = (folder: string, name: string) =>
  run('packages/ui/node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false'], join(folder, name)).said
const vitest = (folder: string, name: string, ...files: string[]) =>
  run('tooling/generators/node_modules/vitest/vitest.mjs', ['run', ...files], join(folder, name))

// The README's first changes that no generator makes: each says who names what is left to do.
describe('a first change by hand', { timeout: 300_000 }, () => {
  it('a filter: the compiler and the tests name every table and text that lacks it', () => {
    const folder = scratchRepository(['packages', 'apps/server', 'openapi', 'tooling/typescript', 'tooling/vitest'])
    replace(
      folder,
      'packages/domain/src/listing/vocabulary.ts',
      '  seats: {',
      "  upholstery: { ...ONE, values: ['leather', 'cloth'], column: 'upholstery', place: 'look' },\n  seats: {",
    )
    expect(compile(folder, 'packages/search')).toContain('src/indexed-car.ts')
    const storefront = compile(folder, 'packages/storefront')
    for (const file of ['FilterForm.tsx', 'load-listing.ts']) expect(storefront).toContain(`features/listing/${file}`)
    expect(compile(folder, 'apps/server')).toContain('src/catalogue/stored-car.ts')

    const texts = vitest(folder, 'packages/i18n', 'src/vocabulary.test.ts')
    expect([texts.status, texts.said]).toEqual([1, expect.stringContaining('vocabulary.upholstery')])
    const contract = vitest(folder, 'apps/server', 'src/contract/contract.test.ts')
    expect([contract.status, contract.said]).toEqual([1, expect.stringContaining('upholstery')])
  })

  it('a range: the compiler and the tests name every table and text that lacks it', () => {
    const folder = scratchRepository(['packages', 'apps/server', 'openapi', 'tooling/typescript', 'tooling/vitest'])
    replace(
      folder,
      'packages/domain/src/listing/ranges.ts',
      '  // The highest monthly instalment',
      "  power: { kind: 'distance', min: 'powerMin', max: 'powerMax', of: 'powerKw' },\n  // The highest monthly instalment",
    )
    expect(compile(folder, 'packages/search')).toContain('src/car-table.ts')
    expect(compile(folder, 'apps/server')).toContain('src/catalogue/sql-fallback.ts')
    const texts = vitest(folder, 'packages/i18n', 'src/vocabulary.test.ts')
    expect([texts.status, texts.said]).toEqual([1, expect.stringContaining('powerMin')])
    const contract = vitest(folder, 'apps/server', 'src/contract/contract.test.ts')
    expect([contract.status, contract.said]).toEqual([1, expect.stringContaining('powerMin')])
  })

  it('a text: its key is known to the compiler, and the tests name every language that lacks it', () => {
    const folder = scratchRepository(['packages', 'tooling/typescript', 'tooling/vitest'])
    const page = 'packages/storefront/src/pages/sign-up/SignUpPage.tsx'
    replace(folder, page, "t('account:signUp.lead')", "t('greeting.morning')")
    expect(compile(folder, 'packages/storefront')).toContain('greeting.morning')
    replace(folder, 'packages/i18n/locales/en/common.json', '{\n', '{\n  "greeting": { "morning": "Good morning" },\n')
    expect(compile(folder, 'packages/storefront')).toBe('')
    const { status, said } = vitest(folder, 'packages/i18n', 'src/locale-parity.test.ts')
    expect(status).toBe(1)
    for (const language of ['ar', 'fr', 'zu', 'xh', 'rw', 'wo']) expect(said).toContain(`${language}/common`)
  })
})
