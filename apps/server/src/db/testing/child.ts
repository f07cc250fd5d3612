import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** A process started for a test. */
export type Child = {
  pid: number
  /** The lines of its output so far. */
  lines: string[]
  /** Resolves when it has written a line that starts with `start`; rejects when it ends before. */
  line(start: string): Promise<string>
  /** Kills it as the operating system kills, without a chance to tidy up, and waits for its end. */
  kill(): Promise<void>
  /** Resolves to the exit code, with what it wrote to standard error. */
  ended: Promise<{ code: number | null; errors: string }>
}

/** Runs a TypeScript file of this package in a process of its own. */
export function startChild(file: string, ...parameters: string[]): Child {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(process.execPath, [file, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code: code as number | null, errors }))
  return {
    pid: child.pid ?? -1,
    lines,
    ended,
    async line(start) {
      for (;;) {
        const found = lines.find((line) => line.startsWith(start))
        if (found !== undefined) return found
        const first = await Promise.race([once(reader, 'line').then(() => null), ended])
        if (first && !lines.some((line) => line.startsWith(start)))
          throw new Error(`It ended (${first.code}): ${first.errors}`)
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
