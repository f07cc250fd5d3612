import { findProgram } from '@otosafi/browsers/find-program'

import type { Driver } from './driver.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'

/** The browsers beside Chromium in which the main journeys are made: how each starts here, null where it is not installed. */
export function otherBrowsers(): Record<'firefox' | 'webkit', (() => Promise<Driver>) | null> {
  const firefox = findProgram('firefox')
  const [driver, screen] = [findProgram('webKitDriver'), findProgram('xvfb')]
  return {
    firefox: firefox === null ? null : () => startFirefox(firefox),
    webkit: driver === null || screen === null ? null : () => startWebKit({ driver, screen }),
  }
}
