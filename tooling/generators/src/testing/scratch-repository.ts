import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { onTestFinished } from 'vitest'

import { ROOT } from './run.ts'

/**
 * A copy of folders of this repository in a temporary place that is removed after the test. Its packages find each
 * other in the copy, and everything else where it is installed here.
 */
export function scratchRepository(folders: readonly string[]): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'generators-')))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const git = [
    '-c',
    'safe.directory=*',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...folders,
  ]
  const files = [...new Set(execFileSync('git', git, options).split('\0'))].filter(
    (path) => path !== '' && existsSync(join(ROOT, path)),
  )
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(ROOT, path), join(copy, path))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  const packages = files.filter((path) => path.endsWith('/package.json')).map((path) => dirname(path))
  for (const folder of packages) linkModules(copy, folder, folder)
  return copy
}

/** Gives a package of the copy what the package `like` has installed. */
export function linkModules(copy: string, folder: string, like: string): void {
  const installed = join(ROOT, like, 'node_modules')
  if (!existsSync(installed)) return
  const modules = join(copy, folder, 'node_modules')
  mkdirSync(join(modules, '@otosafi'), { recursive: true })
  for (const name of readdirSync(installed).filter((each) => each !== '@otosafi'))
    symlinkSync(join(installed, name), join(modules, name), 'junction')
  const own = join(installed, '@otosafi')
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    const copied = join(copy, relative(ROOT, realpathSync(join(own, name))))
    symlinkSync(existsSync(copied) ? copied : join(own, name), join(modules, '@otosafi', name), 'junction')
  }
}
