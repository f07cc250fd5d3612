import { expect, it } from 'vitest'

import { listFiles } from '../repository/files.ts'
import { listPackages, type WorkspacePackage } from '../workspace.ts'
import { misplacedDeepTests, packagesWithDeepTests } from './deep-tests.ts'

const packageAt = (folder: string): WorkspacePackage => ({ folder, manifest: { name: `@otosafi/${folder}` } })
const PACKAGES = ['apps/server', 'packages/search', 'packages/ui', 'tooling/e2e'].map(packageAt)

it('the part of trouble and load has every package with a deep test', () => {
  const paths = ['apps/server/src/stop.deep.test.ts', 'packages/search/src/index.test.ts', 'packages/ui/README.md']
  expect(packagesWithDeepTests(PACKAGES, paths)).toEqual(['@otosafi/apps/server'])
})

it('a deep test is named that no part runs, or that the gate does', () => {
  const placed = ['apps/server/src/stop.deep.test.ts', 'tooling/e2e/src/zoom.deep.spec.ts']
  const misplaced = [
    'packages/ui/src/button.deep.test.ts',
    'apps/server/src/page.deep.test.tsx',
    'apps/server/src/zoom.deep.spec.ts',
  ]
  const splits = (folder: string) => folder === 'apps/server'
  expect(misplacedDeepTests(PACKAGES, [...placed, ...misplaced], splits)).toEqual(misplaced)
})

it('every deep test belongs to a part', () => {
  const files = new Map(listFiles().map(({ path, text }) => [path, text]))
  const splits = (folder: string) => files.get(`${folder}/vitest.config.ts`)?.().includes('filesOfPart(') ?? false
  expect(misplacedDeepTests(listPackages(), [...files.keys()], splits)).toEqual([])
})
