import { type Logger, pino } from 'pino'

import type { Env } from '../env.ts'
import { describeError } from './describe-error.ts'
import { openLogDestination } from './log-destination.ts'

/** The log of the process. */
export type Log = {
  logger: Logger
  format: NonNullable<Env['logFormat']>
  /** Passes on what another process of the server has logged. */
  relay(lines: string): void
  /** Announces the addresses of the server, whatever the level: as `text` on a terminal, else as one entry. */
  announce(text: string, fields: object): void
  /** Waits until what was logged is written, half a second at most: an output that is stuck must not keep the process. */
  flush(): Promise<void>
}

const FLUSH_TIMEOUT_MS = 500
/** The descriptor of the standard output. */
const STDOUT = 1

/**
 * The log on the standard output: short lines for people where that is a terminal, JSON elsewhere, unless the settings
 * say which. It holds no personal data: no address, no query, no header, and of an error no values from the database.
 */
export async function createLog({ logLevel, logFormat }: Pick<Env, 'logLevel' | 'logFormat'>): Promise<Log> {
  const isTerminal = process.stdout.isTTY
  const isPretty = logFormat === null ? isTerminal : logFormat === 'pretty'
  const destination = openLogDestination(STDOUT, (lines) =>
    logger.warn({ lines }, `${lines} lines of the log were lost: the output was full or stuck`),
  )
  // Loaded only where it is needed: loading takes a while.
  const prettify = isPretty ? (await import('./pretty-lines.ts')).createPrettifier(isTerminal) : null
  const stream = {
    write: (line: string) => destination.write(prettify === null ? line : prettify(line)),
  }
  const logger: Logger = pino({ level: logLevel, serializers: { err: describeError } }, stream)
  return {
    logger,
    format: isPretty ? 'pretty' : 'json',
    relay: (lines) => destination.write(lines),
    announce(text, fields) {
      if (isPretty) destination.write(text)
      else logger.child({}, { level: 'info' }).info(fields, 'open')
    },
    flush: () => destination.flush(FLUSH_TIMEOUT_MS),
  }
}
