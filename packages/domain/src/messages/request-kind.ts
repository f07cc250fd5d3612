/** The services that visitors ask the team for (P-45), which have a page and a price each. */
export const SERVICES = ['inspector', 'diagnostic', 'vinCheck'] as const
export type Service = (typeof SERVICES)[number]

/** The kinds of requests that visitors send to the team. */
export const REQUEST_KINDS = ['question', 'callback', 'wantedCar', 'contactQuery', ...SERVICES] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** Where a request to the team stands. */
export const REQUEST_STATES = ['received', 'inProgress', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** The team's actions on a request: only a question is answered, published and withdrawn. */
export type RequestAction = 'begin' | 'answer' | 'publish' | 'withdraw' | 'close'
