/** Milliseconds, but for the bytes. */
export type ConnectionTimeouts = {
  /** From the start of a request to the end of its headers, also from a connection's start to its first request. */
  headersTimeout: number
  /** From the start of a request to the end of its body, however fast it comes. */
  requestTimeout: number
  /** From the start of a request to the end of its body; one that brings `bodyBytes` in it has as long again. */
  bodyTimeout: number
  bodyBytes: number
  /** The `Keep-Alive` timeout that is sent to clients. */
  keepAliveTimeout: number
  /** Margin by which the server keeps it open longer. */
  keepAliveTimeoutBuffer: number
  /** Interval of the check for requests that take too long. */
  connectionsCheckingInterval: number
}

/** Timeouts of a client. */
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  headersTimeout: 15_000,
  // Photos of 16 MB together arrive at 0.3 Mbit/s.
  requestTimeout: 480_000,
  bodyTimeout: 60_000,
  // 0.14 Mbit/s. Most requests are smaller, and have the one minute alone.
  bodyBytes: 1024 * 1024,
  // So that clients that obey `Keep-Alive` never send on a connection that is just being closed.
  keepAliveTimeout: 5000,
  // Proxies do not obey it: they keep idle connections, mostly for 60 seconds, which must not be closed before they do.
  keepAliveTimeoutBuffer: 70_000,
  connectionsCheckingInterval: 2000,
}
