import { connect } from 'node:net'

import { type Answers, parseAnswers } from './parse-answers.ts'

/** Idle times after which the connection is closed, with and without an answer. No result depends on them. */
const IDLE_AFTER_ANSWER_MS = 5
const IDLE_BEFORE_ANSWER_MS = 25

/** Timeout of the server's close. */
const CLOSE_TIMEOUT_MS = 10_000

/** Bytes sent over a connection of its own, one character a byte. */
export type RawSending = {
  pieces: readonly string[]
  /** The client's end: it waits, half-closes (FIN), or resets. */
  ending: 'wait' | 'end' | 'reset'
  /** Number of complete answers expected; null where it is not determined. */
  answers: number | null
}

/** Sends bytes and returns the answers until the connection is closed. Throws where the server keeps it open. */
export function exchange(port: number, { pieces, ending, answers: wanted }: RawSending): Promise<Answers> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let timer: NodeJS.Timeout | undefined
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const limit = setTimeout(
      () => socket.destroy(new Error('The connection is kept open, or the answers do not come')),
      CLOSE_TIMEOUT_MS,
    )
    const later = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => socket.end(), delay)
    }
    const isWhole = () => wanted === null || parseAnswers(Buffer.concat(chunks), false).answers.length >= wanted
    const begin = () => {
      if (ending === 'end') socket.end()
      else if (ending === 'reset') socket.resetAndDestroy()
      else if (wanted === null) later(IDLE_BEFORE_ANSWER_MS)
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (ending === 'wait' && isWhole()) later(IDLE_AFTER_ANSWER_MS)
    })
    // The server has hung up.
    socket.on('end', () => socket.end())
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      clearTimeout(limit)
      clearTimeout(timer)
      try {
        resolve(parseAnswers(Buffer.concat(chunks), true))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.on('connect', () => void writeAll(pieces).then(begin))

    async function writeAll(texts: readonly string[]): Promise<void> {
      for (const text of texts) {
        socket.write(text, 'latin1')
        await new Promise((written) => setImmediate(written))
      }
    }
  })
}
