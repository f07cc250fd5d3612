import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { findChromium } from './find-chromium.ts'

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

it('takes the browser that is named before any other', () => {
  const folder = folderWith('chromium', 'own-browser')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'own-browser') })).toBe(join(folder, 'own-browser'))
})

it('looks through the whole path', () => {
  const [empty, full] = [folderWith(), folderWith('google-chrome')]
  expect(findChromium({ PATH: [empty, full].join(delimiter) })).toBe(join(full, 'google-chrome'))
})

it('finds none where there is none', () => {
  const folder = folderWith('firefox')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'missing') })).toBeNull()
  expect(findChromium({})).toBeNull()
})
