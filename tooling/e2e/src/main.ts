// Runs the end-to-end tests: one server of the product on a free port and an empty database, fonts for the browsers, then
// Playwright, then everything is put away. Arguments are handed to Playwright (`src/journey.spec.ts -g phone`).
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { findProgram } from '@otosafi/browsers/find-program'
import { startProduct } from '@otosafi/product-process/start-product'
import { FONT_SYSTEMS, type FontSystem } from '@otosafi/system-fonts/font-systems'
import { installFonts } from '@otosafi/system-fonts/install-fonts'

import { otherBrowsers } from './browsers/start-browser.ts'
import { FOREIGN_SYSTEM, readRunEnv, runnerEnv } from './env.ts'

/** Cars of each edition: enough for four pages of a listing. */
const CARS = 100

const SYSTEMS = Object.keys(FONT_SYSTEMS) as FontSystem[]
const HERE = dirname(import.meta.dirname)
const PLAYWRIGHT = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const env = readRunEnv()

if (env.otherBrowsers) nameMissingBrowsers()
if (!env.otherBrowsers && findProgram('headlessChromium') === null) reportNoBrowser()
else await runIn(mkdtempSync(join(tmpdir(), 'otosafi-e2e-')))

async function runIn(folder: string): Promise<void> {
  try {
    const fonts = join(folder, 'fonts')
    await Promise.all(SYSTEMS.map((system) => installFonts(system, join(fonts, system))))
    if (env.port === null) await runOnOwnServer(join(folder, 'data'), fonts)
    else process.exitCode = await runPlaywright(env.port, fonts)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOnOwnServer(dataDir: string, fonts: string): Promise<void> {
  const server = await startProduct({ ...FOREIGN_SYSTEM, DATA_DIR: dataDir, SEED_CARS: String(CARS) })
  try {
    process.exitCode = await runPlaywright(server.port, fonts)
    if (/\b(?:error|fatal)\b.*"level":[56]0|"level":[56]0/.test(server.output())) {
      console.error(`\nThe server logged errors meanwhile:\n${server.output()}`)
      process.exitCode = 1
    }
  } finally {
    await server.stop()
  }
}

function runPlaywright(port: number, fonts: string): Promise<number> {
  const args = [PLAYWRIGHT, 'test', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { cwd: HERE, stdio: 'inherit', env: runnerEnv(port, fonts) })
  // An interrupt reaches the runner by itself; this process stays to put the server away.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Tests that could not run are counted as skipped, and fail where nothing may be skipped. */
function reportNoBrowser(): void {
  const skipped = countTests()
  shout(
    `  NO BROWSER: ${skipped} end-to-end tests were skipped. Nothing has looked at the pages.\n` +
      '  Install Chromium (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH to one.',
  )
  mkdirSync(join(HERE, '.results'), { recursive: true })
  const stats = { expected: 0, unexpected: env.ci ? 1 : 0, flaky: 0, skipped }
  writeFileSync(join(HERE, '.results', 'playwright.json'), JSON.stringify({ stats }))
  process.exitCode = env.ci ? 1 : 0
}

/** Says which of the other browsers are missing: their tests skip themselves, and fail where nothing may be skipped. */
function nameMissingBrowsers(): void {
  for (const [name, start] of Object.entries(otherBrowsers()))
    if (start === null)
      shout(
        `  NO ${name.toUpperCase()}: its tests are not run.\n` +
          '  Debian: apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb; or set FIREFOX_PATH to a Firefox.',
      )
}

function shout(text: string): void {
  const frame = '*'.repeat(100)
  console.error(`\n${frame}\n${text}\n${frame}\n`)
}

function countTests(): number {
  const args = [PLAYWRIGHT, 'test', '--list', '--reporter=line']
  const { stdout } = spawnSync(process.execPath, args, { cwd: HERE, encoding: 'utf8', env: runnerEnv(1, null) })
  return Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1] ?? 1)
}
