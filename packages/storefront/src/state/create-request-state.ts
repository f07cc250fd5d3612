import { createStore, type StoreApi } from 'zustand'

/** A request for data (P-42): loading, then success with the data, or error with empty data. */
export type RequestState<Data, Problem> = {
  loading: boolean
  data: Data
  /** Why the data are missing; null where they are not, or were never asked for. */
  error: Problem | null
  /** Sends the request. Of requests side by side, the one that was sent last counts; resolves to whether it was this one. */
  load: () => Promise<boolean>
  /** Returns to the beginning; what is under way is dropped. */
  reset: () => void
}

/** The answer to a request: its data, or the reason why there are none. */
export type RequestAnswer<Data, Problem> = { data: Data } | { error: Problem }

/**
 * One of the two building blocks of the client state groups (P-42). `send` resolves to an answer; where it rejects, the error
 * is `unanswered`. `empty` is the data before there are any, and after an error.
 */
export function createRequestState<Data, Problem>(
  send: () => Promise<RequestAnswer<Data, Problem>>,
  { empty, unanswered }: { empty: Data; unanswered: Problem },
): StoreApi<RequestState<Data, Problem>> {
  let last = 0
  return createStore<RequestState<Data, Problem>>()((set) => ({
    loading: false,
    data: empty,
    error: null,
    load: async () => {
      const own = (last += 1)
      set({ loading: true })
      const answer = await send().catch(() => ({ error: unanswered }))
      if (own === last) set({ loading: false, data: empty, error: null, ...answer })
      return own === last
    },
    reset: () => {
      last += 1
      set({ loading: false, data: empty, error: null })
    },
  }))
}
