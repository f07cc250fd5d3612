/** The services that visitors ask the team for (P-45), which have a page and a price each. */
export const SERVICES = ['inspector', 'diagnostic', 'vinCheck'] as const
export type Service = (typeof SERVICES)[number]

/** The kinds of requests that visitors send to the team, with the letters of their references: `MA-CB-7K3Q2P4X`. */
export const REQUEST_LETTERS = {
  question: 'QU',
  callback: 'CB',
  wantedCar: 'WC',
  contactQuery: 'CQ',
  inspector: 'IN',
  diagnostic: 'DG',
  vinCheck: 'VC',
  carProblem: 'CP',
} as const
export type RequestKind = keyof typeof REQUEST_LETTERS

/** The kinds, in the order in which they are offered. */
export const REQUEST_KINDS = Object.keys(REQUEST_LETTERS) as RequestKind[]

/** The states of a request to the team. */
export const REQUEST_STATES = ['received', 'inProgress', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** The team's actions on a request: only a question is answered, published and withdrawn. */
export type RequestAction = 'begin' | 'answer' | 'publish' | 'withdraw' | 'close'
