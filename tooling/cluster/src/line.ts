import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a port of this machine that can be cut, as a network can. */
export type Line = {
  /** Ends its connections and takes no more, until it is mended. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Lays a line from one port to another. */
export async function layLine(host: string, from: number, to: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = connect(to, host)
    incoming.pipe(outgoing).pipe(incoming)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(from, host)
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    cut: () => {
      isCut = true
      endAll()
    },
    mend: () => {
      isCut = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
  }
}
