import { mkdir, open, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'

import { freeSpace } from '../db/free-space.ts'
import type { Env } from '../env.ts'

/** The server cannot start here; the message says what to do. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** An address to listen on, and the variables that set it. */
type Address = Pick<Env, 'host' | 'port'>
type Variables = { host: string; port: string }

const VARIABLES: Variables = { host: 'HOST', port: 'PORT' }
/** The variables that say where metrics are served. */
export const METRICS_VARIABLES: Variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' }

const MEGABYTE = 1024 * 1024
/** Bytes that an empty embedded database takes, with some room. */
const NEW_DATABASE = 100 * MEGABYTE

const DISK_REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'its disk is full'],
  ['EDQUOT', "this user's share of the disk is used up"],
  ['EEXIST', 'a file is in its way'],
  ['ENOTDIR', 'a file is in its way'],
  ['ENOENT', 'no folder can be made there'],
])

/** Checks, before anything is opened, that the port is free and the data folder writable. Throws a {@link StartupError}. */
export async function checkStartup(
  env: Pick<Env, 'host' | 'port' | 'metrics' | 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  await checkPort(env, VARIABLES)
  if (env.metrics !== null) await checkPort(env.metrics, METRICS_VARIABLES)
  // With a PostgreSQL server the folder holds pictures alone, which can be rendered again.
  if (env.databaseUrl !== null) return
  await checkDataDir(env.dataDir)
  await checkSpace(env.dataDir)
}

/** Timeout of a connection to the process that listens on the port. */
const CONNECT_TIMEOUT_MS = 1000

/** Checks by connecting, not by listening briefly, which would cut off a client that connects meanwhile. */
async function checkPort({ host, port }: Address, variables: Variables): Promise<void> {
  if (port === 0) return
  const socket = connect({ host: reachable(host), port, timeout: CONNECT_TIMEOUT_MS })
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false))
  })
  socket.destroy()
  if (isTaken) throw portTaken(port, variables)
}

/** A local address at which a server that listens on `host` can be reached. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

function portTaken(port: number, variables: Variables): StartupError {
  return new StartupError(
    `Port ${port} is in use by another program. Stop it, or set ${variables.port} to another, such as ${port + 1}.`,
  )
}

/** Turns an error of listening into advice; returns any other error unchanged. */
export function explainListening(error: unknown, { host, port }: Address, variables: Variables = VARIABLES): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return portTaken(port, variables)
    case 'EACCES':
      return new StartupError(`This user may not open port ${port}. Set ${variables.port} to one from 1024.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `This machine has no address ${host}. Set ${variables.host} to one that it has, such as 127.0.0.1.`,
      )
    default:
      return error
  }
}

async function checkDataDir(dataDir: string): Promise<void> {
  const file = join(dataDir, `.check-${process.pid}`)
  try {
    await makeFolder(dataDir)
    const handle = await open(file, 'w')
    try {
      await handle.writeFile('can be written')
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = codeOf(error) ?? ''
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be used: ${DISK_REASONS.get(code) ?? (code || String(error))}. Set it to a folder that can be written to.`,
    )
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/**
 * Creates a folder and its parents. Node's `recursive` option loops for ever where nothing can be created, such as in
 * `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

async function checkSpace(dataDir: string): Promise<void> {
  if (await stat(join(dataDir, 'pg')).catch(() => null)) return
  const free = await freeSpace(dataDir)
  if (free >= NEW_DATABASE) return
  throw new StartupError(
    `DATA_DIR ${dataDir} has ${Math.floor(free / MEGABYTE)} MB left on its disk, and a new database needs ${NEW_DATABASE / MEGABYTE}.`,
  )
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
