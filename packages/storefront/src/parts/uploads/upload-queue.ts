import { createStore, type StoreApi } from 'zustand'

import type { ProblemCode, ProblemError } from '@otosafi/api-client/problem'
import { backoffDelay } from '@otosafi/unsent/backoff-delay'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import { listenOnceOnline, type OnceOnline } from './once-online.ts'

/** The API's answer to an upload. */
export type UploadAnswer<Result> =
  | { ok: true; result: Result }
  | { ok: false; failure: UploadFailure; isTransient: boolean; retryAfterMs: number | null }

/**
 * Why an upload failed: a broken rule of the file, or a problem of the request, with the errors that the API names. `offline` is
 * no answer at all.
 */
export type UploadFailure =
  | { issue: ValidationIssue }
  | { problem: ProblemCode | 'offline'; errors?: readonly ProblemError[] | undefined }

/**
 * Sends one file, or a form with files. Calls `onProgress` with the part that was sent, 0 to 1. Rejects where there was
 * no answer, or `signal` was aborted.
 */
export type SendUpload<Result, Sent = Blob> = (
  sent: Sent,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<UploadAnswer<Result>>

/** `pausing` is between two attempts. */
export type UploadState = 'waiting' | 'sending' | 'pausing' | 'done' | 'failed' | 'cancelled'

/** A file, or a form with files, in the queue. */
export type Upload<Result, Sent = Blob> = {
  id: number
  file: Sent
  state: UploadState
  /** The part that was sent, 0 to 1. */
  progress: number
  failure: UploadFailure | null
  result: Result | null
}

export type UploadQueue<Result, Sent = Blob> = {
  store: StoreApi<{ uploads: readonly Upload<Result, Sent>[] }>
  /** Enqueues a file; returns its id. */
  add: (file: Sent) => number
  /** Stops an upload, whatever its state; one that is done stays. */
  cancel: (id: number) => void
  /** Tries one again that has failed or was cancelled. */
  retry: (id: number) => void
}

/** Pauses before the second attempt and those after it, milliseconds. */
const PAUSES_MS = { first: 1000, longest: 15_000 }
/** Attempts before an upload is given up. */
const MAX_ATTEMPTS = 6

/** Waits so long, or until the device is online again, or `signal` is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

/**
 * A queue that sends files one after the other, tries again with backoff where the line is bad or the server says "not
 * now", and says how far each is. What it gives up for such a reason is resumed as soon as the device is online again.
 */
export function createUploadQueue<Result, Sent = Blob>({
  send,
  pause = pauseOrOnline,
  onceOnline = listenOnceOnline,
}: {
  send: SendUpload<Result, Sent>
  pause?: Pause
  onceOnline?: OnceOnline
}): UploadQueue<Result, Sent> {
  const store = createStore<{ uploads: readonly Upload<Result, Sent>[] }>()(() => ({ uploads: [] }))
  const stops = new Map<number, AbortController>()
  let lastId = 0
  let isRunning = false

  const find = (id: number) => store.getState().uploads.find((each) => each.id === id)
  const change = (id: number, changes: Partial<Upload<Result, Sent>>) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    }))

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const next = store.getState().uploads.find(({ state }) => state === 'waiting')
      if (next === undefined) break
      const stop = new AbortController()
      stops.set(next.id, stop)
      await sendOne(next, stop.signal)
      stops.delete(next.id)
    }
    isRunning = false
  }

  async function sendOne({ id, file }: Upload<Result, Sent>, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      change(id, { state: 'sending', progress: 0, failure: null })
      const answer = await send(file, { signal, onProgress: (progress) => change(id, { progress }) }).catch(
        (): UploadAnswer<Result> => ({
          ok: false,
          failure: { problem: 'offline' },
          isTransient: true,
          retryAfterMs: null,
        }),
      )
      if (signal.aborted) return
      if (answer.ok) return change(id, { state: 'done', progress: 1, result: answer.result })
      if (!answer.isTransient || attempt === MAX_ATTEMPTS) {
        change(id, { state: 'failed', failure: answer.failure })
        if (answer.isTransient) onceOnline(() => find(id)?.state === 'failed' && again(id))
        return
      }
      change(id, { state: 'pausing', failure: answer.failure })
      await pause(Math.max(backoffDelay(attempt - 1, PAUSES_MS), answer.retryAfterMs ?? 0), signal)
      if (signal.aborted) return
    }
  }

  function again(id: number): void {
    change(id, { state: 'waiting', progress: 0, failure: null })
    void run()
  }

  return {
    store,
    add(file) {
      const upload: Upload<Result, Sent> = {
        id: (lastId += 1),
        file,
        state: 'waiting',
        progress: 0,
        failure: null,
        result: null,
      }
      store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }))
      void run()
      return upload.id
    },
    cancel(id) {
      if (find(id)?.state === 'done') return
      change(id, { state: 'cancelled' })
      stops.get(id)?.abort()
    },
    retry(id) {
      const state = find(id)?.state
      if (state === 'failed' || state === 'cancelled') again(id)
    },
  }
}

/** Waits so long, or less where the device comes online meanwhile. */
function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
