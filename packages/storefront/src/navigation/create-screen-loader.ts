/** Timeout of loading a screen's code, milliseconds (P-10). */
const TIMEOUT_MS = 120_000

/** The code of a screen could not be loaded (P-10). */
export class ScreenNotLoaded extends Error {}

/** The environment of the loader: the browser, or a test's. */
export type ScreenSources = {
  /** Address of a screen's module; undefined where there is no such screen. */
  addressOf: (id: string) => string | undefined
  /** The router's table of loaded modules, by route id. It awaits a promise there. */
  modules: Record<string, unknown>
  load: (address: string) => Promise<unknown>
  /** Whether there is a connection, as far as the browser knows. */
  isOnline: () => boolean
  /** Navigates with a full page load. */
  openDocument: () => void
}

/** A route module that throws on first access by the router. */
function standIn(error: unknown) {
  const fail = (): never => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}

/**
 * Creates a loader that imports a screen's code before the router does, which would reload the present page for ever where that fails.
 * Returns false where the browser is to open the address itself. Offline, or after 120 seconds, the screen throws
 * {@link ScreenNotLoaded}: on a rejected promise the router would wait for ever.
 */
export function createScreenLoader({ addressOf, modules, load, isOnline, openDocument }: ScreenSources) {
  const failed = new Set<string>()

  async function read(address: string): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ScreenNotLoaded()), TIMEOUT_MS)
    })
    try {
      return await Promise.race([load(address).catch(() => load(`${address}?again`)), late])
    } catch (error) {
      if (error instanceof ScreenNotLoaded || !isOnline()) throw new ScreenNotLoaded()
      openDocument()
      return await late
    } finally {
      clearTimeout(timer)
    }
  }

  return (id: string): boolean => {
    const address = addressOf(id)
    if (address === undefined || (failed.has(id) && isOnline())) return false
    if (id in modules) return true
    modules[id] = read(address)
      .catch((error: unknown) => {
        failed.add(id)
        return standIn(error)
      })
      .then((module) => {
        modules[id] = module
        return module
      })
    return true
  }
}
