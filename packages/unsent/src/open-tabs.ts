/** Holds a lock of the tab's own until the tab is closed. Where a browser has no locks, other tabs do not know of it. */
export function markTabOpen(lock: string, tab: string): void {
  const { locks } = navigator as Partial<Navigator>
  void locks?.request(`${lock} ${tab}`, () => new Promise(() => undefined)).catch(() => undefined)
}

/** The open tabs that were marked under the name of a lock. */
export async function openTabs(lock: string): Promise<Set<string>> {
  const { locks } = navigator as Partial<Navigator>
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.slice(lock.length + 1)))
}
