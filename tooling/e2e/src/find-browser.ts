import { accessSync, constants } from 'node:fs'

/** The usual places of each program. Nothing is ever downloaded. */
const PLACES = {
  chromium: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  webKitDriver: ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
} as const

/** A program of this machine: the one named in the environment, else the first at a usual place, else null. */
export function findProgram(program: keyof typeof PLACES, named: string | null = null): string | null {
  return [named, ...PLACES[program]].find((path) => path !== null && isProgram(path)) ?? null
}

/** The Chromium of this machine. */
export const findBrowser = (named: string | null): string | null => findProgram('chromium', named)

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
