import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import { tieSockets } from '@otosafi/product-process/tie-sockets'

/** A line to a server that can be cut, silenced and mended. */
export type BreakableLine = {
  /** The address of the server, through the line. */
  url: string
  /** Ends all connections and refuses new ones. */
  cut: () => Promise<void>
  /** Keeps all connections, takes new ones, and lets no byte through any more, as where packets are lost on the way. */
  silence: () => void
  /**
   * Ends the next so many connections on which `text` is sent to the server, once it has answered; the answer does not
   * arrive.
   */
  cutAnswerTo: (text: string, times: number) => void
  /** As if nothing had been; connections that were silent are ended. */
  mend: () => Promise<void>
}

/** Puts a line in front of the server at `url` (with host and port). */
export async function createBreakableLine(url: string): Promise<BreakableLine> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isSilent = false
  let fatal = { text: '', times: 0 }

  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port || 5432), target.hostname)
    let isDoomed = false
    incoming.on('data', (bytes) => {
      if (fatal.times > 0 && bytes.includes(fatal.text)) {
        isDoomed = true
        fatal.times -= 1
      }
      if (!isSilent) outgoing.write(bytes)
    })
    outgoing.on('data', (bytes) => {
      if (isDoomed) incoming.destroy()
      else if (!isSilent) incoming.write(bytes)
    })
    tieSockets(incoming, outgoing, sockets)
  })
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
    silence: () => {
      isSilent = true
    },
    cutAnswerTo: (text, times) => {
      fatal = { text, times }
    },
    async mend() {
      if (isSilent) endAll()
      isSilent = false
      fatal.times = 0
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
