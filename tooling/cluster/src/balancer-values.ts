import type { Values } from './fill-template.ts'
import type { Ports } from './ports.ts'

/** The values of `haproxy.cfg`, where all is on one host. */
export function balancerValues(host: string, ports: Ports): Values {
  const lines = (all: readonly string[]) => all.map((line) => `    server ${line}`).join('\n')
  const server = (port: number, at: number) => `server-${at + 1} ${host}:${port}`
  return {
    HOST: host,
    SITE_PORT: ports.site,
    PRIMARY_PORT: ports.primary,
    REPLICAS_PORT: ports.replicas,
    SERVERS: lines(ports.servers.map((port, at) => `${server(port, at)} check`)),
    FILES: lines(ports.servers.map((port, at) => `${server(port, at)} track servers/server-${at + 1}`)),
    NODES: lines(ports.nodes.map(({ database, rest }, at) => `node-${at + 1} ${host}:${database} check port ${rest}`)),
  }
}
