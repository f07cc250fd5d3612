import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { generate, run } from './testing/run.ts'
import { scratchRepository } from './testing/scratch-repository.ts'
import { COPIED_FOR_PAGES, TRADE_IN } from './testing/trade-in.ts'

/** The page without all others, with which recipes.deep.test.ts compiles it. */
const ALONE = { extends: './tsconfig.json', include: ['src/pages/trade-in', 'src/**/*.d.ts'] }

it('makes a page that compiles; the tests name its address and the languages that do not have it yet', () => {
  const folder = scratchRepository(COPIED_FOR_PAGES)
  expect(generate(folder, ...TRADE_IN)).toMatchObject({ status: 0 })
  const at = (name: string) => join(folder, 'packages', name)
  const vitest = (name: string, ...args: string[]) =>
    run('tooling/generators/node_modules/vitest/vitest.mjs', ['run', ...args], at(name))

  writeFileSync(join(at('storefront'), 'tsconfig.alone.json'), JSON.stringify(ALONE))
  for (const [name, settings] of [
    ['editions', 'tsconfig.json'],
    ['storefront', 'tsconfig.alone.json'],
  ] as const) {
    const compile = ['--noEmit', '--project', settings]
    const { status, said } = run('packages/ui/node_modules/typescript/bin/tsc', compile, at(name))
    expect(status, said).toBe(0)
  }
  const page = 'packages/storefront/src/pages/trade-in'
  for (const [tool, args] of [
    ['node_modules/oxfmt/bin/oxfmt', ['--check', page, 'packages/editions/src/routes', 'packages/i18n/locales/en']],
    ['node_modules/oxlint/bin/oxlint', ['--deny-warnings', page]],
  ] as const) {
    const { status, said } = run(tool, args, folder)
    expect(status, `${tool}\n${said}`).toBe(0)
  }

  const routes = vitest('editions', 'src/routes.test.ts')
  expect([routes.status, routes.said]).toEqual([1, expect.stringContaining('/fr/trade-in')])
  expect(vitest('editions', 'src/routes.test.ts', '-u')).toMatchObject({ status: 0 })

  const texts = vitest('i18n', 'src/locale-parity.test.ts')
  expect(texts.status).toBe(1)
  for (const file of ['ar/routes', 'fr/meta', 'wo/routes', 'zu/meta']) expect(texts.said).toContain(file)
  expect(texts.said).not.toContain('FAIL  src/locale-parity.test.ts > en/')
})
