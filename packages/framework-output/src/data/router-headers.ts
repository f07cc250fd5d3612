/** Headers of data responses that the router in the browser evaluates. */
export const ROUTER_HEADERS = ['x-remix-response', 'x-remix-reload-document'] as const
