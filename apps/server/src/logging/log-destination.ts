import { setTimeout as sleep } from 'node:timers/promises'

import SonicBoom from 'sonic-boom'

/** The destination of a log's lines. */
export type LogDestination = {
  /** Writes a line that ends in a line break. Never blocks and never throws. */
  write(line: string): void
  /** Flushes, with a timeout in milliseconds. */
  flush(within: number): Promise<void>
}

/** Maximum backlog in bytes; further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** Retry delay of a failed output. */
const RETRY_DELAY_MS = 1000

/**
 * Writes lines to a file descriptor without ever blocking the process: a full disk, or a pipe that is closed or not read,
 * costs lines, not answers. `onLost` is called with their number once lines can be written again.
 */
export function openLogDestination(fd: number, onLost: (lines: number) => void): LogDestination {
  // Makes pipes non-blocking, as Node does for its own use: a blocking write would keep the process from exiting.
  if (fd === 1) void process.stdout
  const output = new SonicBoom({ fd, minLength: 1, maxLength: MAX_BUFFERED_BYTES })
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
    }, RETRY_DELAY_MS).unref()
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
