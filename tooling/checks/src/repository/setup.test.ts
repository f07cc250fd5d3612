import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { temporaryTree } from '../testing/temporary-tree.ts'
import { ROOT } from '../workspace.ts'

const windows = process.platform === 'win32'

/** A workspace of two packages, with an `npx` that notes its calls and lays down what a real install would. */
function fakeWorkspace(npx: string) {
  const folder = temporaryTree({
    'package.json': '{ "packageManager": "pnpm@1.2.3", "devDependencies": { "turbo": "1.0.0" } }',
    'pnpm-workspace.yaml': 'packages: [packages/*]\n',
    'pnpm-lock.yaml': 'lockfileVersion: 9\n',
    'packages/a/package.json': '{ "name": "a", "dependencies": { "left": "1.0.0" } }',
    'bin/npx': `#!/bin/sh\necho "$@" >> calls\n${npx}\n`,
  })
  chmodSync(join(folder, 'bin/npx'), 0o755)
  mkdirSync(join(folder, 'tooling'))
  copyFileSync(join(ROOT, 'tooling/setup.mjs'), join(folder, 'tooling/setup.mjs'))
  const run = () =>
    spawnSync(process.execPath, ['tooling/setup.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
    })
  const calls = () =>
    existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []
  return { folder, run, calls }
}

const LAY_DOWN = `
mkdir -p node_modules/turbo/bin node_modules/node/bin packages/a/node_modules/left
touch node_modules/turbo/bin/turbo node_modules/node/bin/node`

describe.skipIf(windows)('setup', () => {
  it('installs the pinned pnpm and the locked packages once', () => {
    const { run, calls } = fakeWorkspace(LAY_DOWN)
    expect(run().status).toBe(0)
    expect(calls()).toEqual(['-y pnpm@1.2.3 install --frozen-lockfile --config.confirmModulesPurge=false'])
    expect(run()).toMatchObject({ status: 0, stdout: '' })
    expect(calls()).toHaveLength(1)
  })

  it.each([
    ['the lockfile', 'pnpm-lock.yaml', 'lockfileVersion: 9\nmore: true\n'],
    ['the catalog', 'pnpm-workspace.yaml', 'packages: [packages/*]\ncatalog: {}\n'],
    ["a package's dependencies", 'packages/a/package.json', '{ "name": "a", "dependencies": { "left": "1.0.1" } }'],
  ])('installs again when %s changed', (_what, file, content) => {
    const { folder, run, calls } = fakeWorkspace(LAY_DOWN)
    run()
    writeFileSync(join(folder, file), content)
    run()
    expect(calls()).toHaveLength(2)
  })

  it('keeps the install when only scripts changed', () => {
    const { folder, run, calls } = fakeWorkspace(LAY_DOWN)
    run()
    writeFileSync(
      join(folder, 'packages/a/package.json'),
      '{ "name": "a", "scripts": { "x": "y" }, "dependencies": { "left": "1.0.0" } }',
    )
    run()
    expect(calls()).toHaveLength(1)
  })

  it('notices parts that went away', () => {
    const { folder, run, calls } = fakeWorkspace(LAY_DOWN)
    run()
    rmSync(dirname(join(folder, 'packages/a/node_modules/left')), { recursive: true })
    expect(run().status).toBe(0)
    expect(calls()).toHaveLength(2)
  })

  it('says what went wrong and tries again next time', () => {
    const { run, calls } = fakeWorkspace('exit 3')
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('ended with 3') })
    run()
    expect(calls()).toHaveLength(2)
  })

  it('does not trust an install that ended well but left parts out', () => {
    const { run } = fakeWorkspace('exit 0')
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('node_modules/turbo') })
  })
})
