import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'

import { browserPath } from '../browser.ts'
import { BIN } from '../build.ts'
import { toolEnv } from '../env.ts'
import type { Report } from './report.ts'

/**
 * Pinned, and fetched by npx when it is used: as a dependency its hundred packages would weigh on every fresh install,
 * of which hardly one measures with it.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const SETTINGS = [
  '--form-factor=mobile',
  '--locale=en',
  '--ignore-status-code',
  '--disable-full-page-screenshot',
  '--chrome-flags=--headless=new --no-sandbox',
]

/** Network and processor are slowed down for real: what Lighthouse only reckons is far off for a server on the same machine. */
const WITH_SPEED = ['--throttling-method=devtools', '--only-categories=performance,accessibility,best-practices,seo']
const WITHOUT_SPEED = ['--throttling-method=provided', '--only-categories=accessibility,best-practices,seo']

/** The audits of a page: whether performance is judged, and which audits are left out. */
export type Question = { speed: boolean; exempt: readonly string[] }

/**
 * How often a page is looked at before a failure counts: now and then the recording of it is lost, which would end half
 * an hour of runs.
 */
const TRIES = 3

/**
 * Lets Lighthouse look at a page as on a phone, whatever its status. Throws with what it wrote when it cannot be fetched
 * or keeps failing.
 */
export async function runLighthouse(url: string, question: Question): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await lookOnce(url, question)
    } catch (error) {
      if (tries === TRIES) throw error
      console.warn(`Once more: ${String(error)}`)
    }
  }
}

async function lookOnce(url: string, { speed, exempt }: Question): Promise<Report> {
  const asked = speed ? WITH_SPEED : WITHOUT_SPEED
  const skipped = exempt.length === 0 ? [] : [`--skip-audits=${exempt.join(',')}`]
  const output = ['--output=json', '--output-path=stdout', '--quiet']
  const child = spawn('npx', ['--yes', LIGHTHOUSE, url, ...SETTINGS, ...asked, ...skipped, ...output], {
    // Outside the workspace, whose package manager's settings npx need not know.
    cwd: tmpdir(),
    env: toolEnv(BIN, { CHROME_PATH: browserPath() }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const report: Buffer[] = []
  const complaints: string[] = []
  child.stdout.on('data', (chunk: Buffer) => report.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaints.push(String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code}:\n${complaints.join('')}`)
  return JSON.parse(Buffer.concat(report).toString()) as Report
}
