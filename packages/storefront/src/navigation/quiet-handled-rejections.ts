/**
 * Keeps from being reported as uncaught what the router deals with itself: reads that were aborted, since the visitor moved on,
 * and redirects that a loader or an action threw, whose answer it takes only once the page's style sheet has come.
 */
export function quietHandledRejections(): void {
  addEventListener('unhandledrejection', (event) => {
    const { name } = Object(event.reason) as { name?: unknown }
    const isRedirect = event.reason instanceof Response && event.reason.headers.has('location')
    if (name === 'AbortError' || isRedirect) event.preventDefault()
  })
}
