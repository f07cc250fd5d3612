import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { gitLog } from './git-log.ts'
import { type Month, monthsIn } from './months.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const COMPONENTS = join(ROOT, 'packages/ui/src')
const MODULE = 'virtual:otosafi/component-facts'

/** A change of a component as it was recorded. */
export type Change = { date: string; what: string }

/** Facts of a folder of components besides its stories: its changes, newest first, and the titles of its tests. */
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

/** The titles of the tests in a file. */
export function testNames(source: string): string[] {
  const names = source.matchAll(/\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g)
  return [...names].map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1'))
}

/** Changes of what a component is: of its code and styles, without its tests and stories. */
const OWN = ['packages/ui/src/*.tsx', 'packages/ui/src/*.ts', 'packages/ui/src/*.css', ':!*.test.*', ':!*.stories.tsx']

function readFacts(): Record<string, ComponentFacts> {
  const facts: Record<string, ComponentFacts> = {}
  const of = (folder: string) => (facts[folder] ??= { changes: [], tests: [] })
  for (const [folder, changes] of readChanges(gitLog('--name-only', OWN))) of(folder).changes = changes
  for (const file of globSync('*/*.test.{ts,tsx}', { cwd: COMPONENTS }).toSorted())
    of(basename(dirname(file))).tests.push(...testNames(readFileSync(join(COMPONENTS, file), 'utf8')))
  return facts
}

/** Components and patterns that were added, changed or removed, by month, from the history of their files. */
function readMonths(): Month[] {
  const shown = [...OWN, 'packages/ui/src/*.stories.tsx', 'tooling/storybook/src/patterns/*.stories.tsx']
  return monthsIn(
    gitLog(
      '--name-status',
      shown.filter((path) => path !== ':!*.stories.tsx'),
    ),
    titleOf,
  )
}

/** The title in a story file; null where the file is gone. */
function titleOf(file: string): string | null {
  const path = join(ROOT, file)
  return existsSync(path) ? (/\btitle: '([^']+)'/.exec(readFileSync(path, 'utf8'))?.[1] ?? null) : null
}

/** Lets docs pages say how a component changed, and what its tests hold. */
export function componentFacts(): Plugin {
  return {
    name: 'otosafi:component-facts',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const FACTS = ${JSON.stringify(readFacts())}\nexport const MONTHS = ${JSON.stringify(readMonths())}`
        : null,
  }
}
