import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { namesInSheet } from '@otosafi/framework-output/bundling/names-in-sheet'

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FURTHER = `${FIRST}0123456789_-`

/**
 * Names of classes and animations for all CSS modules below `folders`, as short as their number allows, since critical CSS and class attributes
 * are in every page. Modules that match `first` get the shortest ones, in its order. Deterministic: the same sources give
 * the same names on every machine.
 */
export function shortClassNames(
  folders: readonly string[],
  first: readonly RegExp[] = [],
): (name: string, file: string) => string {
  const known = new Map<string, string>()
  const modules = folders.flatMap((folder) =>
    globSync('**/*.module.css', { cwd: folder }).map((file) => ({
      key: relative(folder, join(folder, file)),
      path: join(folder, file),
      place: [...first, /(?:)/].findIndex((pattern) => pattern.test(file)),
    })),
  )
  const sheets = modules
    .sort((a, b) => a.place - b.place || (a.key < b.key ? -1 : 1))
    .map(({ path }) => ({ path, ...namesInSheet(readFileSync(path, 'utf8')) }))
  for (const kind of ['classes', 'animations'] as const) {
    for (const { path, [kind]: names } of sheets) {
      for (const name of names) {
        const key = `${path} ${name}`
        if (!known.has(key)) known.set(key, nameOf(known.size))
      }
    }
  }
  return (name, file) => {
    const key = `${file.split('?')[0]} ${name}`
    const existing = known.get(key)
    if (existing !== undefined) return existing
    const added = nameOf(known.size)
    known.set(key, added)
    return added
  }
}

/** The class name with this number; an identifier begins with a letter. */
export function nameOf(number: number): string {
  let rest = Math.floor(number / FIRST.length)
  let name = FIRST[number % FIRST.length] ?? ''
  while (rest > 0) {
    rest -= 1
    name += FURTHER[rest % FURTHER.length] ?? ''
    rest = Math.floor(rest / FURTHER.length)
  }
  return name
}
