import { describe, expect, it } from 'vitest'

import { readText } from '../workspace.ts'
import type { Manifest } from '../workspace.ts'

const BUILT_IN = new Set(['install', 'exec', 'add', 'start', 'test'])

describe('README.md', () => {
  it('names only commands that exist', () => {
    const { scripts = {} } = JSON.parse(readText('package.json')) as Manifest
    const commands = [
      ...readText('README.md').matchAll(/\b(?:npx )?(?:pnpm|npm run|npm) (?:run )?([a-z][a-z\d:-]*)/g),
    ].map((match) => match[1] ?? '')
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']))
    expect(commands.filter((command) => !(command in scripts) && !BUILT_IN.has(command))).toEqual([])
  })

  it('names only files and folders that exist', () => {
    const links = [...readText('README.md').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '')
    for (const link of links) expect(() => readText(link), link).not.toThrow(/ENOENT/)
  })
})
