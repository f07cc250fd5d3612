import { describe, expect, it } from 'vitest'

import { readText } from '../workspace.ts'

const locked = new Set(
  [...readText('pnpm-lock.yaml').matchAll(/^ {2}'?(@?[\w./-]+)@\d[^:]*:$/gm)].map((match) => match[1] ?? ''),
)

/** The names under which packages publish the same binary for other systems. */
const sameFor = (name: string, system: 'darwin-arm64' | 'win32-x64'): string[] => {
  const base = name.replace(/-(?:gnu|musl)$/, '')
  const other = base
    .replace('linux-x64', system)
    .replace('linux-64', system === 'darwin-arm64' ? 'darwin-arm64' : 'windows-64')
  return [other, `${other}-msvc`]
}

describe('the lockfile', () => {
  const binaries = [...locked].filter((name) => /linux-(?:x64|64)(?:-gnu)?$/.test(name))

  it('knows the tools that bring binaries', () => {
    const tools = ['turbo', 'oxlint', 'oxfmt', 'oxlint-tsgolint', 'oxc-parser', 'rolldown', 'typescript']
    expect(tools.filter((tool) => !binaries.some((name) => name.startsWith(`@${tool}/`)))).toEqual([])
  })

  it.each(['darwin-arm64', 'win32-x64'] as const)('holds every binary for %s too', (system) => {
    const missing = binaries.filter((name) => !sameFor(name, system).some((other) => locked.has(other)))
    // libvips is linked into the Windows build of sharp itself.
    expect(missing.filter((name) => !(system === 'win32-x64' && name.startsWith('@img/sharp-libvips')))).toEqual([])
  })
})
