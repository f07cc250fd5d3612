import { Failure } from '../api.ts'

/** Maximum age of a cached response, milliseconds: that of a session. */
const MAX_AGE_MS = 12 * 3_600_000
/** Maximum number of cached responses; the oldest is evicted first. */
const MAX_CACHED = 20
const PREFIX = 'kept '

type CachedResponse = { at: number; data: unknown }

/** Cache generation: responses requested before a clear are not stored. */
let cacheGeneration = 0

/**
 * A response of the server, or, where it cannot be reached, the one that this device has cached under this name: a response to
 * the user who is signed in, until {@link clearCachedResponses}.
 */
export async function networkFirst<Data>(name: string, asked: Promise<Data>): Promise<Data> {
  const before = cacheGeneration
  try {
    const data = await asked
    if (before === cacheGeneration) store(name, data)
    return data
  } catch (error) {
    const cached = error instanceof Failure && error.problem === null ? cachedResponse(name) : null
    if (cached === null) throw error
    return cached as Data
  }
}

/** The response that this device has cached under this name; null where there is none that a session of now may be of. */
export function cachedResponse(name: string): unknown {
  const cached = read(name)
  return cached === null || Date.now() - cached.at > MAX_AGE_MS ? null : cached.data
}

/** Calls `onStored` with each response that another tab stores under this name; returns what unsubscribes. */
export function followCachedResponse(name: string, onStored: (data: unknown) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name && newValue !== null) onStored((JSON.parse(newValue) as CachedResponse).data)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Removes all cached responses: nobody is signed in any more, or somebody else. */
export function clearCachedResponses(): void {
  cacheGeneration += 1
  for (const key of cachedKeys()) localStorage.removeItem(key)
}

function store(name: string, data: unknown): void {
  const oldest = cachedKeys()
    .filter((key) => key !== PREFIX + name)
    .toSorted((a, b) => ageOf(a) - ageOf(b))
  for (const key of oldest.slice(0, Math.max(0, oldest.length + 1 - MAX_CACHED))) localStorage.removeItem(key)
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), data } satisfies CachedResponse))
  } catch {
    // Without space on the device the office works as long as there is a connection.
  }
}

function read(name: string): CachedResponse | null {
  const stored = localStorage.getItem(PREFIX + name)
  return stored === null ? null : (JSON.parse(stored) as CachedResponse)
}

function ageOf(key: string): number {
  return read(key.slice(PREFIX.length))?.at ?? 0
}

function cachedKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
}
