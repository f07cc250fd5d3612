// Runs the end-to-end tests: one server of the product on a free port and an empty database, then Playwright, then everything is
// put away. Arguments are handed to Playwright (`src/journey.spec.ts -g phone`).
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { readRunEnv, runnerEnv } from './env.ts'
import { findBrowser } from './find-browser.ts'
import { freePort } from './server/free-port.ts'
import { startServer } from './server/start-server.ts'

/** Cars of each edition: enough for four pages of a listing. */
const CARS = 100

const HERE = dirname(import.meta.dirname)
const PLAYWRIGHT = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const env = readRunEnv()

if (findBrowser(env.chromiumPath) === null) reportNoBrowser()
else if (env.port === null) await runOnOwnServer()
else process.exitCode = await runPlaywright(env.port)

async function runOnOwnServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-e2e-'))
  try {
    const server = await startServer({ port: await freePort(), dataDir, cars: CARS })
    try {
      process.exitCode = await runPlaywright(server.port)
      if (/\b(?:error|fatal)\b.*"level":[56]0|"level":[56]0/.test(server.output())) {
        console.error(`\nThe server logged errors meanwhile:\n${server.output()}`)
        process.exitCode = 1
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function runPlaywright(port: number): Promise<number> {
  const args = [PLAYWRIGHT, 'test', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { cwd: HERE, stdio: 'inherit', env: runnerEnv(port) })
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
  const frame = '*'.repeat(100)
  console.error(
    `\n${frame}\n  NO BROWSER: ${skipped} end-to-end tests were skipped. Nothing has looked at the pages.\n` +
      `  Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.\n${frame}\n`,
  )
  mkdirSync(join(HERE, '.results'), { recursive: true })
  const stats = { expected: 0, unexpected: env.ci ? 1 : 0, flaky: 0, skipped }
  writeFileSync(join(HERE, '.results', 'playwright.json'), JSON.stringify({ stats }))
  process.exitCode = env.ci ? 1 : 0
}

function countTests(): number {
  const args = [PLAYWRIGHT, 'test', '--list', '--reporter=line']
  const { stdout } = spawnSync(process.execPath, args, { cwd: HERE, encoding: 'utf8', env: runnerEnv(1) })
  return Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1] ?? 1)
}
