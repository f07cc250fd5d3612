import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { Programs } from '@otosafi/cluster/programs'
import { startCluster } from '@otosafi/cluster/start-cluster'
import { waitFor } from '@otosafi/cluster/wait-for'

import type { DrillDatabase } from '../drill-database.ts'
import { warmPages } from '../load.ts'
import { DRILLED } from '../product.ts'
import { reconcile } from '../reconcile.ts'
import { addCounts, type Counts, servedShare, strangeAnswers } from './counts.ts'
import { CLUSTER_FAULTS, type ClusterFault, type FaultName, INTERRUPTS_MAILS } from './faults.ts'
import type { Tally } from './format-tally.ts'
import { watchIdleShare } from './idle-share.ts'
import { type Interruption, judgeMails } from './judge-mails.ts'
import { type LoggedError, readLoggedErrors } from './logged-errors.ts'
import { type MailLog, sentMails, startMailLog } from './mail-log.ts'
import { formatMemory, hasGrown, watchMemory } from './memory.ts'
import type { ClusterDrillOptions } from './options.ts'
import { checkPictures, startPictureLoad } from './picture-load.ts'
import { startSteadyLoad } from './steady-load.ts'

export type ClusterRun = Omit<ClusterDrillOptions, 'help'> & {
  programs: Programs
  /** Whether the servers serve pages too, which must be built. */
  withPages: boolean
  /** Aborted to cause no further fault. */
  signal?: AbortSignal
  /** Called with the tally of each fault and its violations. */
  tell: (name: string, tally: Tally, broken: readonly string[]) => void
}

/** Before the first fault, and after each one. */
const CALM_MS = 3000
/** Timeout of the first write after a fault has ended. */
const RECOVERY_MS = 20_000
/** Timeout of a connection to the database. */
const CONNECTION_TIMEOUT_MS = 3000
/** Statuses allowed for writes, and for pictures. */
const TAKEN = ['201', '503']
const SHOWN = ['200', '503']
/** Minimum share of reads that are served during any fault. */
const LEAST_SERVED = 0.999
/**
 * How long writes may be refused beyond the time for which nobody could take them: what a try takes at most that begins just before (5 s in
 * HAProxy's queue, 2 s in the server), until it is sent again (1 s) and clients and pools have found who can take it.
 */
const REFUSAL_SLACK_MS = 10_000

/** Below this idle share of the processors, latencies and timeouts measure the machine, not the fault. */
const SATURATED = 0.05

export type ClusterResult = {
  /** The violations, in words. */
  broken: string[]
  /** Latencies without a limit, mails that came twice, logged errors, and after random faults the memory in use. */
  notes: string[]
}

/** Puts a cluster through all faults under load. Its mails go to a mail server of this process. */
export async function runClusterDrill(run: ClusterRun): Promise<ClusterResult> {
  const mailLog = await startMailLog()
  try {
    return await drillCluster(run, mailLog)
  } finally {
    await mailLog.close()
  }
}

async function drillCluster(
  { programs, rounds, minutes, only, writes, reads: readsPerSecond, port, withPages, signal, tell }: ClusterRun,
  mailLog: MailLog,
): Promise<ClusterResult> {
  const broken: string[] = []
  const notes: string[] = []
  const reads = new Map<string, Counts>()
  const troubles: [number, number][] = []
  const interruptions: Interruption[] = []
  const cluster = await startCluster({
    programs,
    firstPort: port,
    servers: 4,
    settings: { ...DRILLED, ROLE: withPages ? 'all' : 'worker', LOG_LEVEL: 'error', SMTP_URL: mailLog.url },
    tell: () => undefined,
    // SIGTERM ends the faults alone.
    ...(signal && { interruptions: ['SIGINT'] }),
  })
  if (withPages)
    try {
      for (const at of cluster.ports.servers) await warmPages(at)
    } catch (error) {
      await cluster.stop()
      throw error
    }
  const load = startSteadyLoad(() => cluster.ports.site, { writes, reads: readsPerSecond, withPages })
  const pictures = startPictureLoad(cluster.ports.site)
  const idleShare = watchIdleShare()
  let begun = Date.now()
  let reported = 0
  /** Counts what was seen since the last call, in a fault that left nobody to take a write for so many milliseconds. */
  const close = (name: string, outage: number) => {
    const tally = { ...load.take(), ...pictures.take(), outage, idle: idleShare.since(begun + outage) }
    if (tally.idle < SATURATED) troubles.push([begun, Date.now()])
    begun = Date.now()
    reads.set(name, addCounts([reads.get(name) ?? new Map(), tally.reads]))
    const late = Math.round(tally.longestRefusal - outage)
    if (late > REFUSAL_SLACK_MS) broken.push(`${name}: writes were refused for ${late} ms more than they had to be`)
    const lateOne = Math.round(tally.longestWait - outage)
    if (lateOne > REFUSAL_SLACK_MS && tally.idle >= SATURATED)
      broken.push(`${name}: a write was refused for ${lateOne} ms more than it had to be`)
    else if (lateOne > REFUSAL_SLACK_MS)
      notes.push(
        `${name}: NOT JUDGED, a write was refused for ${lateOne} ms more, while the processors had nothing idle`,
      )
    const expectOnly = (what: string, counts: Counts, usual: readonly string[]) =>
      broken.push(...strangeAnswers(counts, usual).map((strange) => `${name}: ${what} were answered ${strange}`))
    expectOnly('writes', tally.writes, TAKEN)
    expectOnly('uploads', tally.uploads, TAKEN)
    expectOnly('pictures', tally.shown, SHOWN)
    tell(name, tally, broken.slice(reported))
    reported = broken.length
  }
  const [spared] = cluster.servers
  const memory =
    minutes === null
      ? null
      : watchMemory({ 'a server': spared?.pid() ?? 0, HAProxy: cluster.balancer.pid(), etcd: cluster.etcd.pid() })
  // The memory of a server can be followed only where it goes on.
  const drilled = memory === null ? cluster : { ...cluster, servers: cluster.servers.filter((slot) => slot !== spared) }
  /** Causes a fault, and waits until writes and pictures are taken again. */
  const go = async (fault: ClusterFault, round: number): Promise<number> => {
    const outage = await fault.cause(drilled, round)
    const whole = performance.now()
    const isTaken = () => load.lastTaken() > whole && pictures.lastTaken() > whole
    await waitFor('A write and a picture that are taken', RECOVERY_MS, async () => (isTaken() ? true : null))
    await sleep(CALM_MS)
    return outage
  }
  try {
    await sleep(CALM_MS)
    close('before', 0)
    const names = minutes === null ? inRounds(only, rounds) : atRandom(only, minutes)
    for (const { name, round } of names) {
      if (signal?.aborted === true) break
      const fault = CLUSTER_FAULTS[name]
      const outcome = await go(fault, round).catch((error: unknown) => String(error))
      troubles.push([begun, Date.now()])
      if (INTERRUPTS_MAILS.includes(name)) interruptions.push({ name: fault.name, from: begun, to: Date.now() })
      for (const what of cluster.died()) broken.push(`${fault.name}: a process died: ${what}`)
      close(fault.name, typeof outcome === 'number' ? outcome : 0)
      // Later faults would hit a cluster that is not healthy.
      if (typeof outcome === 'string') {
        broken.push(`${fault.name}: ${outcome}\n${cluster.logs()}`)
        break
      }
    }
    await Promise.all([load.stop(), pictures.stop()])
    const trends = memory?.stop() ?? []
    close('afterwards', 0)
    for (const [name, counts] of reads) {
      const served = servedShare(counts) ?? 1
      if (served < LEAST_SERVED) broken.push(`${name}: only ${(served * 100).toFixed(2)} % of the reads were served`)
    }
    broken.push(...(await checkPictures(cluster.ports.site, pictures.keys)))
    const query = queryAt(cluster.operatorUrl)
    const reconciled = reconcile({ query }, load.questions, () => sentMails(mailLog.accepted))
    broken.push(...(await reconciled.catch((error: unknown) => [`The records could not be read: ${String(error)}`])))
    const left = await query<{ id: string }>('select id from outbox').catch((): { id: string }[] => [])
    const mails = judgeMails({ accepted: mailLog.accepted, interruptions, left: left.map(({ id }) => id) })
    broken.push(...mails.broken)
    broken.push(...cluster.died().map((what) => `A process died: ${what}`))
    broken.push(...trends.filter(hasGrown).map((trend) => `More and more ${formatMemory(trend)}`))
    const errors = readLoggedErrors(
      cluster.servers.map((slot) => slot.output()),
      troubles,
    )
    broken.push(...errors.filter(({ isExplained }) => !isExplained).map(formatError))
    notes.push(mails.note, ...trends.map(formatMemory), ...errors.map(formatError))
  } finally {
    memory?.stop()
    idleShare.stop()
    await Promise.all([load.stop(), pictures.stop()])
    await cluster.stop()
  }
  return { broken, notes }
}

function formatError({ what, times }: LoggedError): string {
  return `Servers logged ${times} times: ${what}`
}

type Turn = { name: FaultName; round: number }

/** Every fault once in each round. */
function* inRounds(only: readonly FaultName[], rounds: number): Generator<Turn> {
  for (let round = 0; round < rounds; round++) for (const name of only) yield { name, round }
}

/** Every fault once in each round, in an order by chance, until so many minutes have passed. */
function* atRandom(only: readonly FaultName[], minutes: number): Generator<Turn> {
  const end = performance.now() + minutes * 60_000
  const left: FaultName[] = []
  for (let turn = 0; performance.now() < end; turn++) {
    if (left.length === 0) left.push(...only)
    for (const name of left.splice(randomInt(left.length), 1)) yield { name, round: turn }
  }
}

/** Queries of the servers' database, each in a session of its own, and again in another where that is lost. */
function queryAt(operatorUrl: string): DrillDatabase['query'] {
  const url = new URL(operatorUrl)
  url.pathname = '/otosafi'
  const ask = async <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> => {
    // Behind HAProxy a lost session may be silent for ever.
    const limits = { connectionTimeoutMillis: CONNECTION_TIMEOUT_MS, query_timeout: RECOVERY_MS }
    const client = new pg.Client({ connectionString: url.href, ...limits })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(statement, [...values])).rows
    } finally {
      await client.end()
    }
  }
  return (statement, values = []) =>
    waitFor('The primary', RECOVERY_MS, () => ask<never>(statement, values).catch(() => null))
}
