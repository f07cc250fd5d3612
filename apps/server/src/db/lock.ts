import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { isAlive, startOf } from './process-identity.ts'

type Owner = { pid: number; start: string | null }

const held = new Set<string>()

/** Another process holds the data directory. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Makes this process the only one that may open `directory`, and returns the function that releases it (which also
 * happens at exit). Two processes on one embedded database destroy it silently, so a live owner's lock is never
 * taken, however old; that of a process which has died is. Throws a {@link LockedError} while another process lives.
 */
export function lockDirectory(directory: string): () => void {
  const path = `${directory}.lock`
  if (!take(path, 0)) {
    const owner = readOwner(path)
    throw new LockedError(
      `${directory} is in use by process ${owner?.pid ?? '(unknown)'}. Stop it, or set DATABASE_URL to share a PostgreSQL.`,
    )
  }
  const release = () => {
    process.off('exit', release)
    drop(path)
  }
  process.on('exit', release)
  return release
}

/** Creates the lock file, in place of a dead owner's if need be. False while its owner lives. */
function take(path: string, depth: number): boolean {
  if (create(path)) return true
  const owner = readOwner(path)
  if (owner === null) return !existsSync(path) && create(path)
  if (isOwnerAlive(path, owner) || depth > 3) return false
  // Of all processes that find a dead owner's lock, only the holder of a second lock may replace it, after checking again.
  const takeover = `${path}.takeover`
  if (!take(takeover, depth + 1)) return false
  try {
    const present = readOwner(path)
    if (present !== null && isOwnerAlive(path, present)) return false
    rmSync(path, { force: true })
    return create(path)
  } finally {
    drop(takeover)
  }
}

/** Creates the file with its content atomically, so that a crash leaves no partial file. */
function create(path: string): boolean {
  const owner: Owner = { pid: process.pid, start: startOf(process.pid) }
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(owner))
  try {
    linkSync(draft, path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
  held.add(path)
  return true
}

function drop(path: string): void {
  if (held.delete(path)) rmSync(path, { force: true })
}

/** Null for a file that was removed meanwhile, or that is not a lock. */
function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Process ids are reused (in a container nearly always), so a process counts as the owner only with the owner's start time. */
function isOwnerAlive(path: string, owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false
  const start = startOf(owner.pid)
  if (start !== null && owner.start !== null) return start === owner.start
  return owner.pid !== process.pid || held.has(path)
}
