import { expect, it } from 'vitest'

import type { WorkspacePackage } from '../workspace.ts'
import { editionsLeftOut, otherEditions } from './editions-left-out.ts'

const edition = (id: string): WorkspacePackage => ({
  folder: `apps/${id}`,
  manifest: { name: `@otosafi/${id}`, devDependencies: { '@otosafi/edition-tests': 'workspace:*' } },
})
const PACKAGES: WorkspacePackage[] = [
  edition('ci'),
  edition('ma'),
  { folder: 'apps/server', manifest: { name: '@otosafi/server' } },
  edition('sn'),
  { ...edition('e2e'), folder: 'tooling/e2e' },
]

it('leaves all editions but one to the deep tests', () => {
  expect(otherEditions(PACKAGES)).toEqual(['@otosafi/ci', '@otosafi/sn'])
})

it('builds one edition for all where only what they share has changed', () => {
  expect(editionsLeftOut(PACKAGES, ['packages/storefront/src/screens.ts'])).toEqual(['@otosafi/ci', '@otosafi/sn'])
})

it('builds an edition that has a changed file', () => {
  expect(editionsLeftOut(PACKAGES, ['apps/sn/app/edition.ts'])).toEqual(['@otosafi/ci'])
})

it.each([
  'packages/editions/src/facts/sn.ts',
  'packages/i18n/locales/wo/car.json',
  'tooling/edition-tests/budgets.json',
])('builds every edition where %s has changed', (file) => {
  expect(editionsLeftOut(PACKAGES, [file])).toEqual([])
})
