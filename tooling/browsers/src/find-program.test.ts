import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { findProgram } from './find-program.ts'

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'find-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

it('takes the browser that is named before any other', () => {
  const folder = folderWith('chromium', 'own-browser')
  expect(findProgram('headlessChromium', { PATH: folder, CHROMIUM_PATH: join(folder, 'own-browser') })).toBe(
    join(folder, 'own-browser'),
  )
})

it('takes the engine without windows for tests, wherever on the path it is', () => {
  const [windows, headless] = [folderWith('chromium'), folderWith('chromium-headless-shell')]
  const PATH = [windows, headless].join(delimiter)
  expect(findProgram('headlessChromium', { PATH })).toBe(join(headless, 'chromium-headless-shell'))
  expect(findProgram('chromium', { PATH })).toBe(join(windows, 'chromium'))
})

it('looks through the whole path', () => {
  const [empty, full] = [folderWith(), folderWith('google-chrome')]
  expect(findProgram('headlessChromium', { PATH: [empty, full].join(delimiter) })).toBe(join(full, 'google-chrome'))
})

it('finds none where there is none', () => {
  const folder = folderWith('firefox')
  expect(findProgram('headlessChromium', { PATH: folder, CHROMIUM_PATH: join(folder, 'missing') })).toBeNull()
  expect(findProgram('headlessChromium', {})).toBeNull()
})
