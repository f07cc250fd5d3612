/** What an attack gets for an answer: refused as what it is, or answered with nothing of what it was after. */
export type Attack = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The statuses of which one is the answer. */
  status: readonly number[]
}
