import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Chromium', 'Google Chrome']

/** The names under which each program is installed, the better first. Nothing is ever downloaded. */
const NAMES = {
  chromium: CHROMIUM,
  /** The same engine without the windows of a browser: tests take a third less time in it. */
  headlessChromium: ['chromium-headless-shell', ...CHROMIUM],
  firefox: ['firefox-esr', 'firefox'],
  webKitDriver: ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
} as const

/** Variables of the environment that name a program's path. */
const VARIABLES: Readonly<Partial<Record<keyof typeof NAMES, string>>> = {
  chromium: 'CHROMIUM_PATH',
  headlessChromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
}

/** Where macOS keeps browsers, off its path. */
const APPLICATIONS = ['Chromium', 'Google Chrome', 'Firefox'].map((name) => `/Applications/${name}.app/Contents/MacOS`)

/**
 * Path of a program of this machine: the one that `env` names, else that with the best name in a folder of its PATH. Null
 * where there is none.
 */
export function findProgram(
  program: keyof typeof NAMES,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const named = env[VARIABLES[program] ?? '']
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...APPLICATIONS].filter((folder) => folder !== '')
  const usual = NAMES[program].flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...(named ? [named] : []), ...usual].find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
