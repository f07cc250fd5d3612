/**
 * Keeps from being reported as uncaught what the router deals with itself: reads that were aborted, since the visitor moved on,
 * and redirects that a loader or an action threw, whose answer it takes only once the page's style sheet has come.
 */
export function quietHandledRejections(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name } = Object(event.reason) as { name?: unknown }
    if (name === 'AbortError' || event.reason instanceof Response) event.preventDefault()
  })
}
