/** How many nodes the database has. */
export const NODES = 3

/** How many ports in a row a cluster has for itself. */
export const PORTS = 100

/** The ports of a cluster. */
export type Ports = Readonly<{
  /** Where visitors come in. */
  site: number
  /** The primary of the database, and the others. */
  primary: number
  replicas: number
  pooler: number
  storage: number
  etcd: { client: number; peer: number }
  /** For each node: PostgreSQL, Patroni's REST, and the proxy to etcd. */
  nodes: readonly { database: number; rest: number; proxy: number }[]
  servers: readonly number[]
}>

/** The ports of a cluster with so many servers: up to a hundred from `first` on. */
export function portsFrom(first: number, servers: number): Ports {
  return {
    site: first,
    primary: first + 1,
    replicas: first + 2,
    pooler: first + 3,
    storage: first + 4,
    etcd: { client: first + 5, peer: first + 6 },
    nodes: Array.from({ length: NODES }, (_, at) => ({
      database: first + 11 + at,
      rest: first + 21 + at,
      proxy: first + 31 + at,
    })),
    servers: Array.from({ length: servers }, (_, at) => first + 41 + at),
  }
}
