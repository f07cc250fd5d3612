import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

import { tieSockets } from '@otosafi/product-process/tie-sockets'

/** A TCP proxy that can simulate a network partition. */
export type TcpProxy = {
  /** Closes its connections and refuses new ones until `mend`. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Starts a TCP proxy from one port to another. */
export async function startTcpProxy(host: string, from: number, to: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy()
      return
    }
    const outgoing = connect(to, host)
    incoming.pipe(outgoing).pipe(incoming)
    tieSockets(incoming, outgoing, sockets)
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
