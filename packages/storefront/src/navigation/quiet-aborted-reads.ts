/**
 * Keeps reads that were aborted, since the visitor moved on, from being reported as uncaught errors. The router aborts them
 * itself, and nobody awaits the end of an answer that was still being read.
 */
export function quietAbortedReads(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name } = Object(event.reason) as { name?: unknown }
    if (name === 'AbortError') event.preventDefault()
  })
}
