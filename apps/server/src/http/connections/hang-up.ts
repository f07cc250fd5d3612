import type { Socket } from 'node:net'

/** Milliseconds that a client has to close its side, once it has been sent everything. */
export const LINGER = 1000

/**
 * Closes a connection so that the client reads everything that it was sent. Closing a socket that still has something
 * to read, or is sent something later, resets the connection, and a reset can overtake the answer; so this side is
 * closed first and the other is read until the client closes it too, for {@link LINGER} at most.
 */
export function hangUp(socket: Socket): void {
  if (socket.destroyed) return
  socket.end()
  socket.resume()
  const tooLate = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(tooLate))
}
