import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'

/** The codes of the rules that the repository's lint settings find broken in one file, type-aware ones apart. */
function codesIn(path: string, content: string): string[] {
  const folder = temporaryTree({ [path]: content })
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', join(ROOT, '.oxlintrc.json'), '-f', 'json', path]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code)
}

it.each([
  ['eslint(no-restricted-globals)', "export const price = new Intl.NumberFormat('en')\n"],
  ['eslint(no-restricted-properties)', 'export const price = (3).toLocaleString()\n'],
  ['eslint(no-restricted-properties)', 'export const port = process.env.PORT\n'],
  ['import(no-default-export)', 'export default 3\n'],
  ['oxc(no-barrel-file)', "export * from './car.ts'\n"],
  [
    'eslint(max-lines)',
    'export const a = 1\n'.repeat(301).replaceAll(/a(?= = 1)/g, () => `a${Math.random().toString(36).slice(2)}`),
  ],
  ['typescript(no-explicit-any)', 'export const a: any = 1\n'],
])('%s is found', (code, content) => {
  expect(codesIn('packages/ui/src/probe.ts', content)).toContain(code)
})

it.each([
  ['apps/server/src/env.ts', 'export const port = process.env.PORT\n'],
  ['packages/ui/vite.config.ts', 'export default {}\n'],
])('%s may do what its role needs', (path, content) => {
  expect(codesIn(path, content)).toEqual([])
})

it('a check that does not exist is not passed', () => {
  const args = [join(ROOT, 'tooling/lint/repository.mjs'), 'kinp']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is no check kinp')])
})
