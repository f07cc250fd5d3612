import type { WorkspacePackage } from '../workspace.ts'

const DEEP_TEST = /\.deep\.test\.ts$/
/** Any name by which a test says that it is deep. */
const SAYS_DEEP = /\.deep\.(?:test|spec)\.\w+$/
/** Those that Playwright runs in the part `journeys`. */
const JOURNEY = /^tooling\/e2e\/src\/.*\.deep\.spec\.ts$/

/** Names of the packages that have deep tests among `paths`: they are the part `resilience`. */
export function packagesWithDeepTests(packages: readonly WorkspacePackage[], paths: readonly string[]): string[] {
  const deep = paths.filter((path) => DEEP_TEST.test(path))
  return packages
    .filter(({ folder }) => deep.some((path) => path.startsWith(`${folder}/`)))
    .map(({ manifest }) => manifest.name)
}

/**
 * Deep tests among `paths` that no part would run, or that the gate would: `splits` says whether the Vitest settings of a folder's
 * package part them from the others.
 */
export function misplacedDeepTests(
  packages: readonly WorkspacePackage[],
  paths: readonly string[],
  splits: (folder: string) => boolean,
): string[] {
  const folders = packages.map(({ folder }) => folder).filter((folder) => splits(folder))
  return paths.filter(
    (path) =>
      SAYS_DEEP.test(path) &&
      !JOURNEY.test(path) &&
      !(DEEP_TEST.test(path) && folders.some((folder) => path.startsWith(`${folder}/`))),
  )
}
