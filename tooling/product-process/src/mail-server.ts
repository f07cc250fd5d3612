import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const HOST = '127.0.0.1'

/** A mail server of this machine, which passes nothing on. */
export type MailServer = {
  /** Its address, as the setting `SMTP_URL` takes it. */
  url: string
  close: () => Promise<void>
}

export type MailServerOptions = {
  /** Called with the lines of each mail that has come whole, just before its sender is told so. */
  accept: (lines: readonly string[]) => void
  /** The reply to a command of SMTP; `250 ok` unless said. */
  replyTo?: (command: string) => string
}

/** Starts a mail server on a free port. */
export async function startMailServer({ accept, replyTo = () => '250 ok' }: MailServerOptions): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const hear = createSession({ accept, replyTo })
    let rest = ''
    socket.setEncoding('utf8').write('220 ready\r\n')
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const reply = hear(line)
        if (reply !== null) socket.write(`${reply}\r\n`)
      }
    })
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  return {
    url: `smtp://${HOST}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** A session of SMTP: gives the reply to each line, null within a mail. */
function createSession({ accept, replyTo }: Required<MailServerOptions>): (line: string) => string | null {
  let mail: string[] | null = null
  return (line) => {
    if (mail === null) {
      if (line !== 'DATA') return replyTo(line)
      mail = []
      return '354 go on'
    }
    if (line !== '.') {
      // A line that begins with a dot is sent with one more (RFC 5321).
      mail.push(line.startsWith('.') ? line.slice(1) : line)
      return null
    }
    accept(mail)
    mail = null
    return '250 accepted'
  }
}
