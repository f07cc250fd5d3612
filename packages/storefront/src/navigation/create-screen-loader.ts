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
  /** Leaves this document for the wanted page's own; false where there is no connection to get it. */
  openDocument: () => boolean
}

/**
 * Makes a loader that fetches a screen's code before the router does, and better: the router would reload the page that
 * is left behind, again and again. A failed read is repeated under another address, since browsers remember failures;
 * then the wanted page is opened as a document of its own, which needs no script. Without a connection, or after 120
 * seconds, the navigation fails with {@link ScreenNotLoaded}. The loader answers false for what the browser shall open
 * itself: addresses that are no screen, and screens that failed before.
 */
export function createScreenLoader({ addressOf, modules, load, openDocument }: ScreenSources) {
  const failed = new Set<string>()

  async function read(address: string): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ScreenNotLoaded()), TIME_OUT)
    })
    try {
      return await Promise.race([load(address).catch(() => load(`${address}?again`)), late])
    } catch (error) {
      if (!(error instanceof ScreenNotLoaded) && openDocument()) return await late
      throw new ScreenNotLoaded()
    } finally {
      clearTimeout(timer)
    }
  }

  return (id: string): boolean => {
    const address = addressOf(id)
    if (address === undefined || failed.has(id)) return false
    if (id in modules) return true
    const reading = read(address)
    modules[id] = reading
    reading.then(
      (module) => {
        modules[id] = module
      },
      () => {
        failed.add(id)
        delete modules[id]
      },
    )
    return true
  }
}
