import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'

import pg from 'pg'

import { balancerValues } from './balancer-values.ts'
import { createNode, type DatabaseNode } from './database-node.ts'
import { fillTemplate, type Values, writeFilled } from './fill-template.ts'
import { type Ports, portsFrom } from './ports.ts'
import { createProgram, type Program } from './program.ts'
import { findOwner, type Owner, type Programs } from './programs.ts'
import { createServerSlot, type ServerSlot } from './server-slot.ts'
import { createStorage } from './storage.ts'
import { waitFor } from './wait-for.ts'

const HOST = '127.0.0.1'
/** Timeout of the database's first start, and of a node that joins. */
const DATABASE_TIMEOUT_MS = 60_000

const INTERRUPTIONS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM']
/** The exit code of a process that was interrupted. */
const INTERRUPTED = 130

export type ClusterOptions = {
  programs: Programs
  /** The first of its hundred ports. */
  firstPort: number
  /** How many processes of the server there are. */
  servers: number
  /** Settings of every server, above those of `config/server.env`. */
  settings: Readonly<Record<string, string>>
  /** Progress, in words. */
  tell: (what: string) => void
  /** The signals that stop everything and end this process; SIGINT and SIGTERM unless given. */
  interruptions?: readonly NodeJS.Signals[]
}

/** Everything that serves visitors, on this machine. */
export type Cluster = {
  ports: Ports
  nodes: readonly DatabaseNode[]
  etcd: Program
  balancer: Program
  pooler: Program
  /** Where the servers keep pictures. */
  storage: Program
  servers: readonly ServerSlot[]
  /** The address of the primary, past PgBouncer, as postgres. */
  operatorUrl: string
  /** The node that leads; waits for it. */
  primary: () => Promise<DatabaseNode>
  /** Waits until there is a primary, and a synchronous replica of it, and no node is left out. */
  untilWhole: () => Promise<void>
  /** The programs that ended by themselves. */
  died: () => string[]
  /** The end of the log of every part. */
  logs: () => string
  /** Stops everything and removes its folder. */
  stop: () => Promise<void>
}

/**
 * Starts all of it and waits until visitors are served. Throws where a part does not come up; then nothing is left. Nor is
 * where this process is interrupted, which ends it.
 */
export async function startCluster({
  programs,
  firstPort,
  servers,
  settings,
  tell,
  interruptions = INTERRUPTIONS,
}: ClusterOptions): Promise<Cluster> {
  const ports = portsFrom(firstPort, servers)
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'otosafi-cluster-'))
  chownSync(folder, owner.uid, owner.gid)
  const values = valuesOf(ports, folder, programs)
  const program = (name: string, command: string, args: readonly string[]) =>
    createProgram({ command, args, owner, folder, log: join(folder, `${name}.log`) })
  const write = (file: string, text: string) => writeFilled(join(folder, file), text, owner)

  const etcd = program('etcd', programs.etcd, ['--config-file', write('etcd.yml', fillTemplate('etcd.yml', values))])
  const balancer = program('haproxy', programs.haproxy, [
    '-db',
    '-f',
    write('haproxy.cfg', fillTemplate('haproxy.cfg', values)),
  ])
  write('users.txt', fillTemplate('users.txt'))
  const pooler = program('pgbouncer', programs.pgbouncer, [
    write('pgbouncer.ini', fillTemplate('pgbouncer.ini', values)),
  ])
  const storage = createStorage(ports.storage, folder)
  const nodes: DatabaseNode[] = []
  const serverSettings = { ...(parseEnv(fillTemplate('server.env', values)) as Record<string, string>), ...settings }
  const slots = ports.servers.map((port, at) =>
    createServerSlot(port, join(folder, `server-${at + 1}`), serverSettings),
  )
  const around = Object.entries({ etcd, haproxy: balancer, pgbouncer: pooler, storage })
  const operatorUrl = `postgres://postgres@${HOST}:${ports.primary}/postgres`

  const stopAll = async () => {
    for (const signal of interruptions) process.off(signal, interrupt)
    await Promise.all(slots.map((slot) => slot.stop()))
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all(around.map(([, each]) => each.end('SIGTERM')))
    rmSync(folder, { recursive: true, force: true })
  }
  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= stopAll())
  const interrupt = () => void stop().then(() => process.exit(INTERRUPTED))
  for (const signal of interruptions) process.on(signal, interrupt)
  const primary = () => waitFor('A primary', DATABASE_TIMEOUT_MS, () => first(nodes, (node) => node.is('primary')))
  const untilWhole = async () => {
    await waitFor('Two replicas, one of them synchronous', DATABASE_TIMEOUT_MS, async () => {
      const leader = await primary()
      const replicas = await Promise.all(nodes.map((node) => node.is('replica')))
      if (replicas.filter(Boolean).length < nodes.length - 1) return null
      const heir = await heirOf(ports.etcd.client, leader.name)
      return nodes.some(({ name }, at) => name === heir && replicas[at] === true) ? true : null
    })
  }

  const died = () => [
    ...around.filter(([, each]) => !each.isAlive()).map(([name]) => name),
    ...nodes.filter((node) => node.hasDied()).map(({ name }) => name),
    ...slots.flatMap((slot, at) => (slot.hasDied() ? [`server-${at + 1}: ${slot.output().slice(-2000)}`] : [])),
  ]

  try {
    // One by one: where a port is taken, those before it are there to be stopped, and none comes after.
    for (const [at, own] of ports.nodes.entries())
      nodes.push(await createNodeAt(at, own, { ports, folder, values, owner, programs }))
    tell('etcd, HAProxy and the storage of pictures')
    for (const each of [etcd, balancer, storage]) each.start()
    await waitFor('etcd', DATABASE_TIMEOUT_MS, () => hasDecided(ports.etcd.client))
    tell('three nodes of PostgreSQL')
    for (const node of nodes) node.start()
    await untilWhole()
    await setUpDatabase(operatorUrl)
    pooler.start()
    tell(`${servers} servers`)
    // The first one makes the tables and fills them.
    await slots[0]?.start()
    await Promise.all(slots.slice(1).map((slot) => slot.start()))
    await waitFor('HAProxy', DATABASE_TIMEOUT_MS, () => isServed(ports.site))
    // A port that is taken: another cluster would be spoken to.
    if (died().length > 0) throw new Error(`${died().join(', ')} ended`)
  } catch (cause) {
    const logs = lastLines(folder)
    await stop()
    throw new Error(`The cluster does not start:\n${logs}`, { cause })
  }
  return {
    ports,
    nodes,
    etcd,
    balancer,
    pooler,
    storage,
    servers: slots,
    operatorUrl,
    primary,
    untilWhole,
    died,
    logs: () => lastLines(folder),
    stop,
  }
}

function valuesOf(ports: Ports, folder: string, programs: Programs): Values {
  return {
    ...balancerValues(HOST, ports),
    FOLDER: folder,
    NAME: 'etcd-1',
    BIN: dirname(programs.postgres),
    CLIENT_PORT: ports.etcd.client,
    PEER_PORT: ports.etcd.peer,
    POOLER_PORT: ports.pooler,
    STORAGE_PORT: ports.storage,
    // A quarter of the memory of a machine that it has for itself.
    SHARED_BUFFERS: '64MB',
  }
}

type NodesPlace = { ports: Ports; folder: string; values: Values; owner: Owner; programs: Programs }

function createNodeAt(
  at: number,
  own: Ports['nodes'][number],
  { ports, folder, values, owner, programs }: NodesPlace,
): Promise<DatabaseNode> {
  const name = `node-${at + 1}`
  const config = fillTemplate('patroni.yml', {
    ...values,
    NAME: name,
    PORT: own.database,
    REST_PORT: own.rest,
    ETCD: `${HOST}:${own.proxy}`,
  })
  const args = [writeFilled(join(folder, `${name}.yml`), config, owner)]
  const patroni = { command: programs.patroni, args, owner, folder, log: join(folder, `${name}.log`) }
  return createNode({
    name,
    host: HOST,
    ports: own,
    etcdPort: ports.etcd.client,
    patroni,
    dataFolder: join(folder, name),
  })
}

/** Makes the role and the database of the servers, through HAProxy. */
async function setUpDatabase(url: string): Promise<void> {
  const client = await waitFor('The primary behind HAProxy', DATABASE_TIMEOUT_MS, async () => {
    const trying = new pg.Client(url)
    trying.on('error', () => undefined)
    return trying.connect().then(
      () => trying,
      () => null,
    )
  })
  // One by one: a database is not made within a transaction, which several statements at once are.
  for (const statement of fillTemplate('database.sql').split(';\n')) await client.query(statement)
  await client.end()
}

/** The end of every log. */
function lastLines(folder: string): string {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
  return logs.map((name) => `${name}: ${readFileSync(join(folder, name), 'utf8').slice(-3000)}`).join('\n')
}

async function first<T>(all: readonly T[], test: (each: T) => Promise<boolean>): Promise<T | null> {
  const answers = await Promise.all(all.map(test))
  return all[answers.indexOf(true)] ?? null
}

/** Whether etcd knows its cluster's version: Patroni ends on a start before that. */
async function hasDecided(port: number): Promise<true | null> {
  return fetch(`http://${HOST}:${port}/version`).then(
    async (answer) => ((await answer.text()).includes('not_decided') ? null : true),
    () => null,
  )
}

/**
 * The synchronous replica that Patroni would have succeed this primary, by etcd's second protocol; null while there is none. A
 * node's own `/sync` may say so of the primary before.
 */
async function heirOf(port: number, leader: string): Promise<string | null> {
  const found = await fetch(`http://${HOST}:${port}/v2/keys/service/otosafi/sync`).then(
    (answer) => answer.json() as Promise<{ node?: { value: string } }>,
    () => ({ node: undefined }),
  )
  const sync = JSON.parse(found.node?.value ?? '{}') as { leader?: string; sync_standby?: string | null }
  return sync.leader === leader ? (sync.sync_standby ?? null) : null
}

async function isServed(port: number): Promise<true | null> {
  return fetch(`http://${HOST}:${port}/ready`).then(
    ({ ok }) => (ok ? true : null),
    () => null,
  )
}
