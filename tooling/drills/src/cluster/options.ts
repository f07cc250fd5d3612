import { parseArgs } from 'node:util'

import { FAULT_NAMES, type FaultName } from './faults.ts'

/** The options of the cluster's drill. */
export type ClusterDrillOptions = {
  /** How often every fault is caused. */
  rounds: number
  /** How long faults are caused at random instead; null where it is by rounds. */
  minutes: number | null
  /** The faults of a round, by their names. */
  only: readonly FaultName[]
  /** Writes and reads a second. */
  writes: number
  reads: number
  /** The first of a hundred ports. */
  port: number
  help: boolean
}

/** The usage text. */
export const CLUSTER_USAGE = `Usage: pnpm drill [--rounds N | --minutes N] [--only NAME,…] [--writes N] [--reads N] [--port N]

Starts three nodes of PostgreSQL under Patroni, with etcd, HAProxy and PgBouncer, and four servers (tooling/cluster) at a
hundred ports from 4200, sends them 20 writes and 60 reads a second, and in each round (1)
  - kills the primary, and starts it again (killed),
  - freezes the primary until another leads, and lets it go on (frozen),
  - cuts the primary from etcd (cut),
  - restarts PgBouncer (pooler),
  - kills one server (server),
  - kills the storage of pictures, starts it again, and freezes it for a while (storage),
  - restarts all four servers, one after the other (rolling).
Two pictures a second are uploaded beside that, and four shown. Mails go to a mail server of the drill's own, which counts what it
accepts. With --minutes it causes these faults at random for so long, never touches the first server, and says how much memory
that server, HAProxy and etcd take. Ends with 1 when an acknowledged write or picture was lost, a write was done twice, a mail was
lost, was sent by two rows, or was handed over twice where no server and no database was killed, frozen or cut off before, a process
died that nobody killed, a write was answered other than with 201, or 503 and Retry-After, or was refused for 10 s longer than there
was nobody to take it, fewer than 99.9 % of the reads were served during a fault, a server logged an error that no fault explains,
or memory grew. How many mails came twice for a fault is said: the outbox hands over at least once, and the Message-ID is the
same. It does so ten minutes later, when a lease ends. SIGTERM ends the drill after the fault that is
under way, with all that it checks at its end.`

/** Reads the command's parameters. Throws an error with a plain sentence on any that is wrong. */
export function readClusterOptions(parameters: readonly string[]): ClusterDrillOptions {
  const { values } = parseArgs({
    args: parameters,
    options: {
      rounds: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      only: { type: 'string', default: FAULT_NAMES.join(',') },
      writes: { type: 'string', default: '20' },
      reads: { type: 'string', default: '60' },
      port: { type: 'string', default: '4200' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const number = (name: 'rounds' | 'minutes' | 'writes' | 'reads' | 'port', most: number): number => {
    const value = /^\d{1,5}$/.test(values[name] ?? '') ? Number(values[name]) : 0
    if (value < 1 || value > most)
      throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${values[name]}".`)
    return value
  }
  const only = values.only.split(',').map((word) => {
    const name = FAULT_NAMES.find((known) => known === word)
    if (name === undefined) throw new Error(`--only knows ${FAULT_NAMES.join(', ')}, not "${word}".`)
    return name
  })
  return {
    rounds: number('rounds', 1000),
    minutes: values.minutes === undefined ? null : number('minutes', 10_000),
    only,
    writes: number('writes', 1000),
    reads: number('reads', 1000),
    port: number('port', 65_435),
    help: values.help,
  }
}
