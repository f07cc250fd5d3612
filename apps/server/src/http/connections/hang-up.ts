import type { Socket } from 'node:net'

/** Timeout of the client's close, once everything was sent. */
export const LINGER_MS = 1000

/**
 * Closes a connection gracefully. Closing a socket with unread bytes, or one that receives more, resets the connection,
 * and a reset can overtake the answer; so this side is half-closed first, and the other is read until the client closes
 * it too, for {@link LINGER_MS} at most.
 */
export function hangUp(socket: Socket): void {
  if (socket.destroyed) return
  socket.end()
  socket.resume()
  const tooLate = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(tooLate))
}
