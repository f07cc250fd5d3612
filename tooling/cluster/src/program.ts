import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Owner } from './programs.ts'

/** Timeout of a stop; then the process is killed. */
const STOP_TIMEOUT_MS = 15_000

/** A restartable child process. */
export type Program = {
  start: () => void
  /** Its process; 0 where it does not run. */
  pid: () => number
  isAlive: () => boolean
  /** Sends a signal, and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

export type ProgramOptions = {
  command: string
  args: readonly string[]
  owner: Owner
  /** Its home, which it starts in. */
  folder: string
  /** The file that its output is added to. */
  log: string
}

/** A child process, not started yet. */
export function createProgram({ command, args, owner, folder, log }: ProgramOptions): Program {
  let child: ChildProcess | null = null
  const isAlive = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    start() {
      const output = openSync(log, 'a')
      // A group of its own: an interruption at the terminal is for the cluster, which stops in its own order.
      const env = { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8' }
      child = spawn(command, args, { ...owner, env, cwd: folder, detached: true, stdio: ['ignore', output, output] })
      child.on('error', () => undefined)
      closeSync(output)
    },
    pid: () => (isAlive() ? (child?.pid ?? 0) : 0),
    isAlive,
    async end(signal) {
      if (child === null || !isAlive()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      const isLate = await Promise.race([ended.then(() => false), sleep(STOP_TIMEOUT_MS, true, { ref: false })])
      if (isLate) child.kill('SIGKILL')
      await ended
    },
  }
}
