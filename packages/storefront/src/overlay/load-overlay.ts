/** Loads what stands over every screen, and what works without a connection, and begins. A module of its own, so that no page names the files that it is made of. */
export async function loadOverlay(): Promise<void> {
  const { startOverlay } = await import('./start-overlay.ts')
  await startOverlay()
}
