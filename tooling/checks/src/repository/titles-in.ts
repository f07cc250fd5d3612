import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { readText, ROOT } from '../workspace.ts'
import { titlesOfTests } from './tests-of-rules.ts'

const known = new Map<string, ReadonlySet<string> | null>()

/** The titles of the tests of a file by its path from the root, read once; null where there is no such file. */
export function titlesIn(path: string): ReadonlySet<string> | null {
  const titles = known.get(path) ?? (existsSync(join(ROOT, path)) ? titlesOfTests(path, readText(path)) : null)
  known.set(path, titles)
  return titles
}
