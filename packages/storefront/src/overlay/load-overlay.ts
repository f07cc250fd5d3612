/** Loads and starts what stands over every screen. In the browser only. */
export function loadOverlay(): void {
  import('./start-overlay.ts').then(({ startOverlay }) => startOverlay()).catch(() => undefined)
}
