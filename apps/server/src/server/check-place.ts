import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'

import type { Env } from '../env.ts'

/** Something about the place where the server is started does not allow it; the message says what to do. */
export class PlaceError extends Error {
  override name = 'PlaceError'
}

const MEGABYTE = 1024 * 1024
/** Bytes that an embedded database takes before it holds anything, with room to begin. */
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

/** Finds out in milliseconds, before anything is opened, whether the port is free and the data folder can be written to. Throws a {@link PlaceError}. */
export async function checkPlace(env: Pick<Env, 'host' | 'port' | 'dataDir' | 'databaseUrl'>): Promise<void> {
  await checkPort(env)
  // With a database elsewhere the folder holds pictures alone, which can be made again.
  if (env.databaseUrl !== null) return
  await checkDataDir(env.dataDir)
  await checkSpace(env.dataDir)
}

/** Milliseconds that whoever has the port may take to answer. */
const PATIENCE = 1000

/** By connecting, not by listening for a moment: whoever connects in that moment would be cut off. */
async function checkPort({ host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  if (port === 0) return
  const socket = connect({ host: reachable(host), port, timeout: PATIENCE })
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false))
  })
  socket.destroy()
  if (isTaken) throw portTaken(port)
}

/** An address of this machine at which a server is found that listens at `host`. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

function portTaken(port: number): PlaceError {
  return new PlaceError(
    `Port ${port} is in use by another program. Stop it, or set PORT to another, such as ${port + 1}.`,
  )
}

/** An error of listening, in words that help; any other error as it is. */
export function explainListening(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return portTaken(port)
    case 'EACCES':
      return new PlaceError(`This user may not open port ${port}. Set PORT to one from 1024.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new PlaceError(`This machine has no address ${host}. Set HOST to one that it has, such as 127.0.0.1.`)
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
    throw new PlaceError(
      `DATA_DIR ${dataDir} cannot be used: ${DISK_REASONS.get(code) ?? (code || String(error))}. Set it to a folder that can be written to.`,
    )
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/** Makes a folder with those above it. Node's own way of doing that never ends where nothing can be made, such as in `/proc`. */
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
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= NEW_DATABASE) return
  throw new PlaceError(
    `DATA_DIR ${dataDir} has ${Math.floor((bavail * bsize) / MEGABYTE)} MB left on its disk, and a new database needs ${NEW_DATABASE / MEGABYTE}.`,
  )
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
