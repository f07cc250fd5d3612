import { isRouteErrorResponse } from 'react-router'

/**
 * Keeps from being reported as uncaught what the router deals with itself: reads that were aborted, since the visitor moved on,
 * and redirects and pages of errors that a loader or an action threw, which it takes only once the page's style sheet has come.
 */
export function quietHandledRejections(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    const { name } = Object(reason) as { name?: unknown }
    const isRedirect = reason instanceof Response && reason.headers.has('location')
    if (name === 'AbortError' || isRedirect || isRouteErrorResponse(reason)) event.preventDefault()
  })
}
