/** How long the code of a screen may take to come, milliseconds (spec section 9). */
const TIME_OUT = 120_000

/** The code of a screen could not be had (spec section 8). */
export class ScreenNotLoaded extends Error {}

/** What loads screens: the browser, or what stands in for it. */
export type ScreenSources = {
  /** Address of a screen's module; undefined where there is no such screen. */
  addressOf: (id: string) => string | undefined
  /** Where the router keeps what has been loaded, by the id of its route. A promise there is waited for. */
  modules: Record<string, unknown>
  load: (address: string) => Promise<unknown>
  /** Whether there is a connection, as far as the browser knows. */
  isOnline: () => boolean
  /** Leaves this document for the wanted page's own. */
  openDocument: () => void
}

/** A route's module that fails wherever the router first touches it. */
function standIn(error: unknown) {
  const fail = (): never => {
    throw error
  }
  return { default: fail, clientLoader: fail }
}

/**
 * Makes a loader that fetches a screen's code before the router does, and better: the router would reload the page that
 * is left behind, again and again. A failed read is repeated under another address, since browsers remember failures;
 * then the wanted page is opened as a document of its own, which needs no script. Without a connection, or after 120
 * seconds, a stand-in takes the screen's place that throws {@link ScreenNotLoaded}: a promise that rejects would keep
 * the router waiting. The loader answers false for what the browser shall open itself: addresses that are no screen, and
 * screens that failed before.
 */
export function createScreenLoader({ addressOf, modules, load, isOnline, openDocument }: ScreenSources) {
  const failed = new Set<string>()

  async function read(address: string): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ScreenNotLoaded()), TIME_OUT)
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
