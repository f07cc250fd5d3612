import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PAGE_PARTS, type PageParts } from '../page/page-files.ts'
import type * as PageStart from '../page/page-start.ts'
import { compileFunction } from './compile-function.ts'
import { criticalSheet } from './critical-sheet.ts'
import { propertyTexts } from './custom-properties.ts'

const START = new URL('../page/page-start.ts', import.meta.url)
const FUNCTION: keyof typeof PageStart = 'startPage'

/** Writes beside a build, for the server, what pages need of its style sheets at first and the function that starts a page. */
export async function writePageParts(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const scripts = await textsIn(assets, '.js')
  const sheets = await textsIn(assets, '.css')
  const css = sheets.map(([, text]) => text)
  const texts = propertyTexts(css, scripts.map(([, text]) => text).join('\n'))
  const critical = sheets.map(([name, text]) => [`/assets/${name}`, criticalSheet(text, texts)] as const)
  const parts: PageParts = { sheets: Object.fromEntries(critical), start: await compileFunction(START, FUNCTION) }
  await writeFile(join(buildDirectory, PAGE_PARTS), JSON.stringify(parts))
}

async function textsIn(directory: string, extension: string): Promise<(readonly [name: string, text: string])[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith(extension))
  return Promise.all(names.map(async (name) => [name, await readFile(join(directory, name), 'utf8')] as const))
}
