import type { WorkspacePackage } from '../workspace.ts'

/** The representative edition: the one that is built and tested where only what all share has changed. */
const REPRESENTATIVE = 'apps/ma'
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
  return representedEditions(packages)
    .filter(({ folder }) => !isIn(`${folder}/`))
    .map(({ manifest }) => manifest.name)
}

/** Names of the editions but the representative one: their own checks are the part `editions` of the deep tests. */
export function otherEditions(packages: readonly WorkspacePackage[]): string[] {
  return representedEditions(packages).map(({ manifest }) => manifest.name)
}

function representedEditions(packages: readonly WorkspacePackage[]): WorkspacePackage[] {
  return packages.filter(
    ({ folder, manifest }) =>
      folder.startsWith('apps/') &&
      folder !== REPRESENTATIVE &&
      manifest.devDependencies?.[EDITION_TESTS] !== undefined,
  )
}
