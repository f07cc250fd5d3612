/** Milliseconds. */
export type ConnectionTimeouts = {
  /** From the start of a request to the end of its headers, also from a connection's start to its first request. */
  headersTimeout: number
  /** From the start of a request to the end of its body. */
  requestTimeout: number
  /** The `Keep-Alive` timeout that is sent to clients. */
  keepAliveTimeout: number
  /** Margin by which it is kept open longer. */
  keepAliveTimeoutBuffer: number
  /** Between two looks for requests that take too long. */
  connectionsCheckingInterval: number
}

/** Timeouts of a client. */
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // So that clients that obey `Keep-Alive` never send on a connection that is just being closed.
  keepAliveTimeout: 5000,
  // Proxies do not obey it: they keep idle connections, mostly for 60 seconds, which must not be closed before they do.
  keepAliveTimeoutBuffer: 70_000,
  connectionsCheckingInterval: 2000,
}
