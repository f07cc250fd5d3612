import { posix } from 'node:path'

/** A block of code; one without a language is the drawing of the tree. */
const FENCED = /^```(\w*)\n(.*?)^```$/gms

/** Folders and files that are generated and not in the repository. */
const GENERATED = ['.data']

/** Endings of names of files that people write. */
const FILE = /^[\w.<>*…-]+\.(?:tsx?|mjs|cjs|css|json|ya?ml|md|sql|svg)$/

/**
 * The paths in a README (in code, the directory tree and links) that match none of `files`, which are relative to the
 * repository's root. `<edition>` matches one folder, `…` any number. A path after `--filter @otosafi/x` is relative to that
 * package's folder, as `folderOf` returns it.
 */
export function missingPaths(
  readme: string,
  files: readonly string[],
  folderOf: (packageName: string) => string | undefined,
): string[] {
  const exists = (path: string) => leadsTo(path, files)
  const drawn = [...readme.matchAll(FENCED)].flatMap(([, language, block = '']) =>
    language === '' ? pathsOfTree(block) : [],
  )
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  const code = [...readme.replaceAll(FENCED, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) =>
    pathsOfCode(span, folderOf),
  )
  return [...new Set([...drawn, ...links, ...code])].filter((path) => !exists(path))
}

/**
 * The paths at the beginning of each line of a drawing: `apps/ma ci` are `apps/ma` and `apps/ci`. An indented line names
 * what is inside the line above that is not: `src/db · src/auth`.
 */
function pathsOfTree(block: string): string[] {
  let outer = ''
  return block.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? []
    if (indent !== '') return names.split(' · ').map((name) => posix.join(outer, name))
    const [first = '', ...siblings] = names.split(' ')
    outer = first
    return first === '' ? [] : [first, ...siblings.map((name) => posix.join(posix.dirname(first), name))]
  })
}

/** The words of a piece of code that are paths, or names of files. */
function pathsOfCode(span: string, folderOf: (packageName: string) => string | undefined): string[] {
  const [, packageName = ''] = /--filter (@[\w/-]+)/.exec(span) ?? []
  const base = folderOf(packageName) ?? ''
  return span
    .split(/[\s,]+/)
    .filter((word) => !/^[-@]|:\/\/|^\w+=/.test(word) && (/[^/]\/|^\.\w+\/?$/.test(word) || FILE.test(word)))
    .map((word) => posix.join(base, word))
}

function leadsTo(path: string, files: readonly string[]): boolean {
  const plain = path.replace(/\/$/, '')
  if (GENERATED.includes(plain)) return true
  const pattern = plain
    .replaceAll(/[.+()[\]]/g, '\\$&')
    .replaceAll(/<[^>]+>|\*/g, '[^/]+')
    .replace(/^…/, '.*')
  const place = new RegExp(`^${FILE.test(plain) ? '(?:.*/)?' : ''}${pattern}(?:/|$)`)
  return files.some((file) => place.test(file))
}
