/** Loads and starts the overlay of every screen. In the browser only. */
export function loadOverlay(): void {
  import('./start-overlay.ts').then(({ startOverlay }) => startOverlay()).catch(() => undefined)
}
