import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createProgram, type ProgramOptions } from './program.ts'
import { startTcpProxy } from './tcp-proxy.ts'

/** One node of the database: Patroni and its PostgreSQL. */
export type DatabaseNode = {
  name: string
  start: () => void
  /** Kills all its processes: a power failure. */
  kill: () => Promise<void>
  /** Suspends all its processes (SIGSTOP): a machine that hangs. */
  freeze: () => void
  thaw: () => void
  /** Whether Patroni says that it is this: the answer of its REST to `/primary` or `/replica`. */
  is: (role: 'primary' | 'replica') => Promise<boolean>
  /** Whether its Patroni ended by itself. */
  hasDied: () => boolean
  /** Between it and etcd. */
  cutFromEtcd: () => void
  mendToEtcd: () => void
  stop: () => Promise<void>
}

export type NodeOptions = {
  name: string
  host: string
  ports: { rest: number; proxy: number }
  etcdPort: number
  patroni: ProgramOptions
  dataFolder: string
}

/** Timeout of a request to Patroni. */
const ANSWER_TIMEOUT_MS = 1000

/** A node that is yet to be started. */
export async function createNode({
  name,
  host,
  ports,
  etcdPort,
  patroni,
  dataFolder,
}: NodeOptions): Promise<DatabaseNode> {
  const program = createProgram(patroni)
  let isWanted = false
  const proxy = await startTcpProxy(host, ports.proxy, etcdPort)
  const processes = (): number[] => {
    const postmaster = postmasterOf(dataFolder)
    return [program.pid(), ...(postmaster === null ? [] : [postmaster, ...childrenOf(postmaster)])].filter(
      (pid) => pid > 0,
    )
  }
  const signal = (kind: NodeJS.Signals) => {
    for (const pid of processes()) send(pid, kind)
  }
  return {
    name,
    start() {
      program.start()
      isWanted = true
    },
    async kill() {
      isWanted = false
      signal('SIGKILL')
      await program.end('SIGKILL')
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async is(role) {
      const asked = fetch(`http://${host}:${ports.rest}/${role}`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
      return asked.then(
        ({ ok }) => ok,
        () => false,
      )
    },
    hasDied: () => isWanted && !program.isAlive(),
    cutFromEtcd: proxy.cut,
    mendToEtcd: proxy.mend,
    async stop() {
      isWanted = false
      signal('SIGCONT')
      await program.end('SIGTERM')
      const left = postmasterOf(dataFolder)
      if (left !== null) send(left, 'SIGQUIT')
      await proxy.close()
    },
  }
}

/** The process of the PostgreSQL that runs on a folder; null where none does. */
function postmasterOf(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    // The file outlives a killed server, and process ids are used again.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : null
  } catch {
    return null
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  } catch {
    return []
  }
}

function send(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(pid, kind)
  } catch {
    // It has ended meanwhile.
  }
}
