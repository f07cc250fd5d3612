import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const COMPONENTS = join(import.meta.dirname, '../../../../packages/ui/src')
const MODULE = 'virtual:otosafi/component-facts'

/** A change of a component as it was recorded. */
export type Change = { date: string; what: string }

/** What is known of a folder of components besides its stories: its changes, newest first, and what its tests say. */
export type ComponentFacts = { changes: Change[]; tests: string[] }

/** The changes of each folder below `packages/ui/src`, from `git log --format=%x00%cs%x09%s --name-only`, newest first. */
export function readChanges(log: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>()
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...files] = entry.split('\n')
    const [date = '', what = ''] = head.split('\t')
    const folders = files.flatMap((file) => /^packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1] ?? [])
    for (const folder of new Set(folders)) changes.set(folder, [...(changes.get(folder) ?? []), { date, what }])
  }
  return changes
}

/** What a file of tests says that holds, one sentence for each test. */
export function testNames(source: string): string[] {
  const names = source.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)
  return [...names].map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

/**
 * Changes of what a component is: of its code and styles, without its tests and stories. None where there is no history, or
 * a cut one, whose first commit would seem to have made everything.
 */
function loggedChanges() {
  const own = [
    'packages/ui/src/*.tsx',
    'packages/ui/src/*.ts',
    'packages/ui/src/*.css',
    ':!*.test.*',
    ':!*.stories.tsx',
  ]
  const cwd = join(COMPONENTS, '../../..')
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return readChanges('')
    return readChanges(git('log', '--no-merges', '--format=%x00%cs%x09%s', '--name-only', '--', ...own))
  } catch {
    return readChanges('')
  }
}

function readFacts(): Record<string, ComponentFacts> {
  const facts: Record<string, ComponentFacts> = {}
  const of = (folder: string) => (facts[folder] ??= { changes: [], tests: [] })
  for (const [folder, changes] of loggedChanges()) of(folder).changes = changes
  for (const file of globSync('*/*.test.{ts,tsx}', { cwd: COMPONENTS }).toSorted())
    of(basename(dirname(file))).tests.push(...testNames(readFileSync(join(COMPONENTS, file), 'utf8')))
  return facts
}

/** Lets docs pages say how a component changed, and what its tests hold. */
export function componentFacts(): Plugin {
  return {
    name: 'otosafi:component-facts',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const FACTS = ${JSON.stringify(readFacts())}` : null),
  }
}
