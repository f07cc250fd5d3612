import { setTimeout as sleep } from 'node:timers/promises'

import SonicBoom from 'sonic-boom'

/** Where lines of a log go. */
export type LogDestination = {
  /** Takes a line that ends in a line break. Never waits and never throws. */
  write(line: string): void
  /** Waits until everything is written, so many milliseconds at most. */
  flush(within: number): Promise<void>
}

/** Bytes of lines that wait to be written; what comes beyond is lost. */
const MOST_BYTES = 1024 * 1024
/** Milliseconds after which an output that failed is tried again. */
const RETRY = 1000

/**
 * Writes lines to a file descriptor without ever making the process wait for whoever reads them: a full disk, a pipe
 * that nobody reads or that is closed costs lines, not answers. `onLost` hears how many, once lines are written again.
 */
export function openLogDestination(fd: number, onLost: (lines: number) => void): LogDestination {
  // Makes pipes non-blocking, as Node does for its own use: a write that waits would keep the process from exiting.
  if (fd === 1) void process.stdout
  const output = new SonicBoom({ fd, minLength: 1, maxLength: MOST_BYTES })
  let waiting = 0
  let lost = 0
  let retry: NodeJS.Timeout | undefined
  output.on('drop', (line: string) => {
    lost += 1
    waiting -= Buffer.byteLength(line)
  })
  output.on('write', (bytes: number) => (waiting -= bytes))
  output.on('error', () => {
    retry ??= setTimeout(() => {
      retry = undefined
      output.flush()
    }, RETRY).unref()
  })
  output.on('drain', () => {
    if (lost === 0) return
    const lines = lost
    lost = 0
    onLost(lines)
  })
  return {
    write(line) {
      waiting += Buffer.byteLength(line)
      output.write(line)
    },
    async flush(within) {
      const end = performance.now() + within
      const isWritten = () => waiting <= 0
      while (!isWritten() && performance.now() < end) await sleep(5)
    },
  }
}
