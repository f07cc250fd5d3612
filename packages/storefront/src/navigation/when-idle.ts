/** How long what waits for a quiet moment waits at most, milliseconds; where nothing tells of one, it waits a fifth of it. */
const PATIENCE = 500

/** Does `work` in a quiet moment of the page, or after half a second. In the browser only. */
export function whenIdle(work: () => void): void {
  // Safari knows no quiet moments.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE })
  else setTimeout(work, PATIENCE / 5)
}
