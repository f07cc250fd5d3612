import { isRouteErrorResponse } from 'react-router'

const SERVER_FAULT = 500

/**
 * Logs what failed while a page was rendered or a form answered. What a visitor asked wrongly, such as a form for a page
 * that takes none, is answered and not logged: nobody can fill the log from outside.
 */
export function logPageError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < SERVER_FAULT)) return
  // oxlint-disable-next-line eslint/no-console -- a bundle has no other way to the log of its process
  console.error(error)
}
