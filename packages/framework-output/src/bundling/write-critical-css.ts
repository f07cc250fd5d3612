import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CRITICAL_CSS } from '../page/page-files.ts'
import { criticalSheet } from './critical-sheet.ts'
import { propertyTexts } from './custom-properties.ts'

/** Reads the style sheets of a build for what pages need of them at first, and writes that beside them for the server. */
export async function writeCriticalCss(buildDirectory: string): Promise<void> {
  const assets = await textsIn(join(buildDirectory, 'client/assets'), /\.(?:css|js)$/)
  const code = assets.flatMap(([name, text]) => (name.endsWith('.js') ? [text] : [])).join('\n')
  const sheets = assets.filter(([name]) => name.endsWith('.css'))
  const texts = propertyTexts(
    sheets.map(([, css]) => css),
    code,
  )
  const critical = sheets.map(([name, css]) => [`/assets/${name}`, criticalSheet(css, texts)])
  await writeFile(join(buildDirectory, CRITICAL_CSS), JSON.stringify(Object.fromEntries(critical)))
}

async function textsIn(directory: string, files: RegExp): Promise<[name: string, text: string][]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => files.test(name))
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as [string, string]),
  )
}
