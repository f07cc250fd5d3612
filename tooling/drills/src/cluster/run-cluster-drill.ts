import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { Programs } from '@otosafi/cluster/programs'
import { startCluster } from '@otosafi/cluster/start-cluster'
import { until } from '@otosafi/cluster/until'

import { checkBooks } from '../check-books.ts'
import type { DrillDatabase } from '../drill-database.ts'
import { warmPages } from '../load.ts'
import { addCounts, type Counts, servedShare, strangeAnswers } from './counts.ts'
import { CLUSTER_FAULTS, type ClusterFault } from './faults.ts'
import type { Tally } from './format-tally.ts'
import type { ClusterDrillOptions } from './options.ts'
import { checkPictures, startPictureLoad } from './picture-load.ts'
import { startSteadyLoad } from './steady-load.ts'

export type ClusterRun = Omit<ClusterDrillOptions, 'help'> & {
  programs: Programs
  /** Whether the servers serve pages too, which must be built. */
  withPages: boolean
  /** Called with what was seen during each fault. */
  tell: (name: string, tally: Tally) => void
}

/** Before the first fault, and after each one. */
const PEACE_MS = 3000
/** How long writes may take to be taken again once everything is whole. */
const RECOVERY_MS = 20_000
/** What writes may be answered, and pictures. */
const TAKEN = ['201', '503']
const SHOWN = ['200', '503']
/** The share of reads that is served at least, whatever fails. */
const LEAST_SERVED = 0.999

/** Puts a cluster through all faults under load. Returns every promise that was broken, in words. */
export async function runClusterDrill({
  programs,
  rounds,
  only,
  writes,
  reads,
  port,
  withPages,
  tell,
}: ClusterRun): Promise<string[]> {
  const broken: string[] = []
  const allReads: Counts[] = []
  const cluster = await startCluster({
    programs,
    firstPort: port,
    servers: 4,
    settings: {
      // Not as in production: mails are to be kept in the database, where they can be counted.
      NODE_ENV: 'development',
      ROLE: withPages ? 'all' : 'worker',
      SEED_CARS: '24',
      LOG_LEVEL: 'error',
    },
    tell: () => undefined,
  })
  if (withPages)
    try {
      for (const at of cluster.ports.servers) await warmPages(at)
    } catch (error) {
      await cluster.stop()
      throw error
    }
  const load = startSteadyLoad(() => cluster.ports.site, { writes, reads, withPages })
  const pictures = startPictureLoad(cluster.ports.site)
  const close = (name: string) => {
    const tally = { ...load.take(), ...pictures.take() }
    tell(name, tally)
    allReads.push(tally.reads)
    const expectOnly = (what: string, counts: Counts, usual: readonly string[]) =>
      broken.push(...strangeAnswers(counts, usual).map((strange) => `${name}: ${what} were answered ${strange}`))
    expectOnly('writes', tally.writes, TAKEN)
    expectOnly('uploads', tally.uploads, TAKEN)
    expectOnly('pictures', tally.shown, SHOWN)
  }
  /** Causes a fault, and waits until writes and pictures are taken again. */
  const go = async (fault: ClusterFault, round: number): Promise<void> => {
    await fault.cause(cluster, round)
    const whole = performance.now()
    const isTaken = () => load.lastTaken() > whole && pictures.lastTaken() > whole
    await until('A write and a picture that are taken', RECOVERY_MS, async () => (isTaken() ? true : null))
    await sleep(PEACE_MS)
  }
  try {
    await sleep(PEACE_MS)
    close('before')
    const faults = Array.from({ length: rounds }, (_, round) =>
      only.map((name) => ({ fault: CLUSTER_FAULTS[name], round })),
    ).flat()
    for (const { fault, round } of faults) {
      const failure = await go(fault, round).then(
        () => null,
        (error: unknown) => String(error),
      )
      close(fault.name)
      for (const what of cluster.died()) broken.push(`${fault.name}: a process died: ${what}`)
      // What comes after it would be drilled on a cluster that is not whole.
      if (failure !== null) {
        broken.push(`${fault.name}: ${failure}\n${cluster.logs()}`)
        break
      }
    }
    await Promise.all([load.stop(), pictures.stop()])
    close('afterwards')
    const served = servedShare(addCounts(allReads)) ?? 0
    if (served < LEAST_SERVED) broken.push(`Only ${(served * 100).toFixed(2)} % of the reads were served`)
    broken.push(...(await checkPictures(cluster.ports.site, pictures.keys)))
    const books = checkBooks({ query: queryAt(cluster.operatorUrl) }, load.questions)
    broken.push(...(await books.catch((error: unknown) => [`The books could not be read: ${String(error)}`])))
  } finally {
    await Promise.all([load.stop(), pictures.stop()])
    await cluster.stop()
  }
  return broken
}

/** Queries of the servers' database, each in a session of its own, and again in another where that is lost. */
function queryAt(operatorUrl: string): DrillDatabase['query'] {
  const url = new URL(operatorUrl)
  url.pathname = '/otosafi'
  const ask = async <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> => {
    const client = new pg.Client(url.href)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(statement, [...values])).rows
    } finally {
      await client.end()
    }
  }
  return (statement, values = []) =>
    until('The primary', RECOVERY_MS, () => ask<never>(statement, values).catch(() => null))
}
