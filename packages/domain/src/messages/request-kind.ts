/** The kinds of requests that visitors send to the team. */
export const REQUEST_KINDS = ['question', 'callback', 'wantedCar', 'contactQuery'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]
