import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { PAGE_START } from '../page/page-files.ts'
import type * as PageStart from '../page/page-start.ts'
import { compileFunction } from './compile-function.ts'

const SOURCE = fileURLToPath(new URL('../page/page-start.ts', import.meta.url))
const FUNCTION: keyof typeof PageStart = 'startPage'

/** Writes the function that starts a page beside a build, for the server. */
export async function writePageStart(buildDirectory: string): Promise<void> {
  await writeFile(join(buildDirectory, PAGE_START), await compilePageStart())
}

/** The function that starts a page as an expression in few bytes. */
export function compilePageStart(): Promise<string> {
  return compileFunction(SOURCE, FUNCTION)
}
