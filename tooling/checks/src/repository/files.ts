import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../workspace.ts'

/** A file that git tracks or would track; `path` is relative to the root with forward slashes. */
export type RepositoryFile = { path: string; bytes: number; text: () => string }

/** Texts of files by path: a check of many rules asks for each as often. */
const texts = new Map<string, string>()

/** Every file of the repository that git does not ignore, sorted by path. */
export function listFiles(): RepositoryFile[] {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const listed = execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    options,
  )
  return [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .sort()
    .map((path) => ({
      path,
      bytes: statSync(join(ROOT, path)).size,
      text: () => textOf(path),
    }))
}

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
  texts.set(path, text)
  return text
}

/** Whether people write the file by hand as code or style. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|css)$/.test(path) && !/^packages\/api-client\/src\/(?:office-)?schema\.ts$/.test(path)
}

/** The number of lines of a text that ends with a newline. */
export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
