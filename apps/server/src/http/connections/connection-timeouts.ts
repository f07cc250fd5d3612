/** Milliseconds. */
export type ConnectionTimeouts = {
  /** From the start of a request to the end of its headers, also from a connection's start to its first request. */
  headersTimeout: number
  /** From the start of a request to the end of its body. */
  requestTimeout: number
  /** How long clients are told that a quiet connection may be used again. */
  keepAliveTimeout: number
  /** How much longer than that it is kept open. */
  keepAliveTimeoutBuffer: number
  /** Between two looks for requests that take too long. */
  connectionsCheckingInterval: number
}

/** How long a client may take. */
export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Clients that heed it never send on a connection that is just being closed.
  keepAliveTimeout: 5000,
  // Proxies do not heed it: the connections that they keep, mostly for 60 seconds, must not be closed before they do.
  keepAliveTimeoutBuffer: 70_000,
  connectionsCheckingInterval: 2000,
}
