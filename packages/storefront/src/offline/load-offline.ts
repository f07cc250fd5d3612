/** Loads what works without a connection, and begins. A module of its own, so that no page names the files that it is made of. */
export async function loadOffline(): Promise<void> {
  const { startOffline } = await import('./start-offline.ts')
  await startOffline()
}
