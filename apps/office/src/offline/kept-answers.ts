import { Failure } from '../api.ts'

/** Maximum age of a cached response, milliseconds: that of a session. */
const MAX_AGE_MS = 12 * 3_600_000
/** Maximum number of cached responses; the oldest is evicted first. */
const MAX_KEPT = 20
const PREFIX = 'kept '

type Kept = { at: number; data: unknown }

/** Cache generation: responses requested before a clear are not stored. */
let cacheGeneration = 0

/**
 * An answer of the server, or, where it cannot be reached, the one that this device has stored under this name: an answer to
 * the user who is signed in, until {@link forgetAnswers}.
 */
export async function networkFirst<Data>(name: string, asked: Promise<Data>): Promise<Data> {
  const before = cacheGeneration
  try {
    const data = await asked
    if (before === cacheGeneration) keep(name, data)
    return data
  } catch (error) {
    const kept = error instanceof Failure && error.problem === null ? keptAnswer(name) : null
    if (kept === null) throw error
    return kept as Data
  }
}

/** The answer that this device has stored under this name; null where there is none that a session of now may be of. */
export function keptAnswer(name: string): unknown {
  const kept = read(name)
  return kept === null || Date.now() - kept.at > MAX_AGE_MS ? null : kept.data
}

/** Calls `heard` with each answer that another tab stores under this name; returns what ends that. */
export function followKept(name: string, heard: (data: unknown) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name && newValue !== null) heard((JSON.parse(newValue) as Kept).data)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Forgets every answer: nobody is signed in any more, or somebody else. */
export function forgetAnswers(): void {
  cacheGeneration += 1
  for (const key of keptKeys()) localStorage.removeItem(key)
}

function keep(name: string, data: unknown): void {
  const oldest = keptKeys()
    .filter((key) => key !== PREFIX + name)
    .toSorted((a, b) => ageOf(a) - ageOf(b))
  for (const key of oldest.slice(0, Math.max(0, oldest.length + 1 - MAX_KEPT))) localStorage.removeItem(key)
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), data } satisfies Kept))
  } catch {
    // Without space on the device the office works as long as there is a connection.
  }
}

function read(name: string): Kept | null {
  const kept = localStorage.getItem(PREFIX + name)
  return kept === null ? null : (JSON.parse(kept) as Kept)
}

function ageOf(key: string): number {
  return read(key.slice(PREFIX.length))?.at ?? 0
}

function keptKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}
