import { hasSession } from '@otosafi/domain/session/has-session'

/**
 * Loads and starts what stands over every screen, of a page that was opened by somebody signed in or not. In the browser only.
 */
export function loadOverlay(wasSignedIn = hasSession(document.cookie)): void {
  import('./start-overlay.ts').then(({ startOverlay }) => startOverlay(wasSignedIn)).catch(() => undefined)
}
