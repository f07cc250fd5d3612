import type { Socket } from 'node:net'

/** Ends each of two connections with the other. Both are in `open` as long as they are. */
export function tieSockets(incoming: Socket, outgoing: Socket, open: Set<Socket>): void {
  for (const [one, other] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const) {
    open.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      open.delete(one)
      other.destroy()
    })
  }
}
