import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { ROOT } from '../workspace.ts'
import type { Timed } from './slowest-tests.ts'
import type { FailedTask } from './verdict.ts'

const RUNS = join(ROOT, '.turbo', 'runs')

type RunSummary = {
  tasks: {
    taskId: string
    directory: string
    execution: { exitCode: number | null; startTime: number; endTime: number } | null
  }[]
  execution: { exitCode: number }
}

function spawnTurbo(args: readonly string[]): Promise<number> {
  const bin = join(ROOT, 'node_modules', '.bin')
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo'), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    // Tasks must find the workspace's own Node and pnpm, also when this file was started without npm.
    env: { TURBO_TELEMETRY_DISABLED: '1', ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function readSummary(): RunSummary | null {
  const [file] = readdirSync(RUNS).filter((name) => name.endsWith('.json'))
  return file === undefined ? null : (JSON.parse(readFileSync(join(RUNS, file), 'utf8')) as RunSummary)
}

/** The failed tasks of a run of turbo, and the duration of each task. */
type TurboRun = { failed: FailedTask[]; tasks: Timed[] }

/**
 * Runs all turbo tasks even if some fail, with streamed output. A failure of turbo before any task (a broken turbo.json, a
 * missing package) is one failed part of its own, named by `stage`.
 */
export async function runTurbo(stage: string, args: readonly string[]): Promise<TurboRun> {
  rmSync(RUNS, { recursive: true, force: true })
  const code = await spawnTurbo([
    'run',
    ...args,
    '--continue=always',
    '--summarize',
    '--output-logs=new-only',
    '--concurrency=100%',
  ])
  const ran = readSummary()?.tasks ?? []
  const tasks = ran.flatMap(({ taskId, execution }) =>
    execution === null ? [] : [{ name: taskId, seconds: (execution.endTime - execution.startTime) / 1000 }],
  )
  if (code === 0) return { failed: [], tasks }
  const failed = ran
    .filter(({ execution }) => execution !== null && execution.exitCode !== null && execution.exitCode !== 0)
    .map(({ taskId, directory }) => ({ task: taskId, folder: directory.replaceAll('\\', '/') }))
  return { failed: failed.length > 0 ? failed : [{ task: `${stage} (turbo ended with ${code})`, folder: '' }], tasks }
}
