import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { listPackages, ROOT, readText, readWorkspaceFile } from '../workspace.ts'
import type { Manifest } from '../workspace.ts'

const packages = listPackages()
const root = JSON.parse(readText('package.json')) as Manifest

/** Packages without a script that all others have, each with its reason. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  // Settings for other packages: no code of their own.
  '@otosafi/typescript': ['typecheck', 'test'],
  '@otosafi/vitest': ['typecheck', 'test'],
}

/** The one dependency outside the catalog: the generator of types still needs the old compiler's API. */
const OWN_VERSIONS = new Set(['@otosafi/openapi typescript', 'otosafi node', 'otosafi pnpm', 'otosafi turbo'])

function dependenciesOf(manifest: Manifest): [name: string, range: string][] {
  return Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  })
}

describe('packages', () => {
  it('are named after their folder', () => {
    expect(packages.map(({ folder }) => `@otosafi/${folder.split('/').at(-1)}`)).toEqual(
      packages.map(({ manifest }) => manifest.name),
    )
  })

  it('carry the same scripts, exceptions listed', () => {
    const lacking = packages.flatMap(({ manifest }) =>
      ['typecheck', 'test']
        .filter((script) => !manifest.scripts?.[script] && !WITHOUT[manifest.name]?.includes(script))
        .map((script) => `${manifest.name} lacks ${script}`),
    )
    expect(lacking).toEqual([])
  })

  it('say in turbo.json what kind they are, so that boundaries hold for them', () => {
    const { boundaries } = JSON.parse(readText('turbo.json')) as { boundaries: { tags: object } }
    const kinds = [...Object.keys(boundaries.tags), 'tooling']
    const untagged = packages.filter(({ folder }) => {
      if (!existsSync(join(ROOT, folder, 'turbo.json'))) return true
      const { tags = [] } = JSON.parse(readText(`${folder}/turbo.json`)) as { tags?: string[] }
      return !tags.some((tag) => kinds.includes(tag))
    })
    expect(untagged.map(({ folder }) => folder)).toEqual([])
  })

  it('take every version from the catalog or the workspace', () => {
    const own = [...packages.map(({ manifest }) => manifest), root].flatMap((manifest) =>
      dependenciesOf(manifest)
        .filter(([name, range]) => range !== (name.startsWith('@otosafi/') ? 'workspace:*' : 'catalog:'))
        .map(([name]) => `${manifest.name} ${name}`)
        .filter((entry) => !OWN_VERSIONS.has(entry)),
    )
    expect(own).toEqual([])
  })

  it('pin exact versions in the catalog', () => {
    expect(
      Object.entries(readWorkspaceFile().catalog).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([])
  })
})
