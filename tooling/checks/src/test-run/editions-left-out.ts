import type { WorkspacePackage } from '../workspace.ts'

/** The edition that is built and tested for all of them where only what they share has changed. */
const STANDS_FOR_ALL = 'apps/ma'
const EDITION_TESTS = '@otosafi/edition-tests'
/** Where each edition has facts, texts or budgets of its own. */
const OWN_PLACES = ['packages/editions/', 'packages/i18n/', 'tooling/edition-tests/']

/**
 * Names of the editions that a run of what changed leaves out: they are composed alike, and the build of each takes as long as
 * most other checks together. None where a change may hold for one edition alone; and never one with a changed file.
 */
export function editionsLeftOut(packages: readonly WorkspacePackage[], changed: readonly string[]): string[] {
  const isIn = (folder: string) => changed.some((file) => file.startsWith(folder))
  if (OWN_PLACES.some(isIn)) return []
  return editionsStoodFor(packages)
    .filter(({ folder }) => !isIn(`${folder}/`))
    .map(({ manifest }) => manifest.name)
}

/** Names of the editions for which another stands in the gate: their own checks are the part `editions` of the deep tests. */
export function otherEditions(packages: readonly WorkspacePackage[]): string[] {
  return editionsStoodFor(packages).map(({ manifest }) => manifest.name)
}

function editionsStoodFor(packages: readonly WorkspacePackage[]): WorkspacePackage[] {
  return packages.filter(
    ({ folder, manifest }) =>
      folder.startsWith('apps/') &&
      folder !== STANDS_FOR_ALL &&
      manifest.devDependencies?.[EDITION_TESTS] !== undefined,
  )
}
