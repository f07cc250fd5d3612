/** The longest wait for an idle period. Without `requestIdleCallback`, `work` runs after a fifth of it. */
const IDLE_TIMEOUT_MS = 500

/**
 * Runs `work` in an idle period, at the latest after half a second, unless what it answers is called before. In the
 * browser only.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(work, IDLE_TIMEOUT_MS / 5)
  return () => clearTimeout(timer)
}
