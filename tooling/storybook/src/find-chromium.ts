import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser for stories: that of `CHROMIUM_PATH`, else the first Chromium or Chrome on the path. Null without one.
 */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [env.CHROMIUM_PATH ?? '', ...candidates].find((path) => path !== '' && isProgram(path)) ?? null
}
