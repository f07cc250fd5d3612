import { isRouteErrorResponse } from 'react-router'

const SERVER_FAULT = 500

/**
 * Logs errors of rendering a page or of answering a form. Errors of the client, such as a form for a page that takes none,
 * are answered and not logged, so that nobody can flood the log.
 */
export function logPageError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < SERVER_FAULT)) return
  // oxlint-disable-next-line eslint/no-console -- a bundle has no other access to the log of its process
  console.error(error)
}
