/** An attack, and how it must be answered: refused, or without anything that it was after. */
export type Attack = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The statuses of which one is the answer. */
  status: readonly number[]
}
