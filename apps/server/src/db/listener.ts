import pg from 'pg'

import type { Listener, Report, Unlisten } from './connection.ts'

/** Backoff before a lost session is opened again: doubled after each failure, up to the maximum. */
const FIRST_RETRY_DELAY_MS = 250
const MAX_RETRY_DELAY_MS = 10_000
/** Timeout of connecting, and of a query. */
const RESPONSE_TIMEOUT_MS = 5000

/** Listens for notifications of a PostgreSQL server. */
export type NotificationHub = {
  /** Resolves when it listens, or when the first attempt has failed: further attempts follow in the background. */
  listen(channel: string, listener: Listener): Promise<Unlisten>
  close(): Promise<void>
}

/**
 * Listens on a session of its own, since pooled sessions come and go. A lost session is opened again with backoff; every
 * listener is then called once, because it may have missed notifications.
 */
export function createNotificationHub(url: string, report: Report): NotificationHub {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | null = null
  let opening: Promise<pg.Client> | null = null
  let retry: NodeJS.Timeout | undefined
  let closed = false
  // A session takes one statement at a time.
  let asked: Promise<unknown> = Promise.resolve()

  const listenOn = (session: pg.Client, channel: string): Promise<unknown> => {
    const ask = () => session.query(`listen ${session.escapeIdentifier(channel)}`)
    asked = asked.then(ask, ask)
    return asked
  }

  const lost = (gone: pg.Client) => {
    if (client !== gone) return
    client = null
    reconnect(FIRST_RETRY_DELAY_MS)
  }

  const open = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'otosafi listener',
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    })
    fresh.on('error', (error) => report('The session that listens to the database was lost', error))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await listenOn(fresh, channel)
    } catch (error) {
      // Not awaited: a server that does not answer would not answer this either.
      fresh.end().catch(() => undefined)
      throw error
    }
    client = fresh
    return fresh
  }

  const session = async (): Promise<pg.Client> => {
    if (client) return client
    opening ??= open().finally(() => (opening = null))
    return opening
  }

  const reconnect = (delay: number) => {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      session().then(
        () => {
          for (const listener of [...listeners.values()].flatMap((set) => [...set])) listener('')
        },
        () => reconnect(Math.min(delay * 2, MAX_RETRY_DELAY_MS)),
      )
    }, delay)
    retry.unref()
  }

  return {
    async listen(channel, listener) {
      const known = listeners.get(channel)
      const set = known ?? new Set()
      listeners.set(channel, set.add(listener))
      try {
        const open = await session()
        if (!known) await listenOn(open, channel)
      } catch (error) {
        report('The database cannot be listened to yet', error)
        // Ending a session that does not answer leads to a new one.
        if (client) client.end().catch(() => undefined)
        else reconnect(FIRST_RETRY_DELAY_MS)
      }
      return async () => {
        set.delete(listener)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      listeners.clear()
      const last = client ?? (await opening?.catch(() => null))
      await last?.end()
    },
  }
}
