/** How long each kind is shown, milliseconds (spec section 9). */
export const SHOWN_FOR = { notification: 4500, message: 3000 } as const

/** How many stand on screen together; further ones wait. */
export const MOST_VISIBLE = 3

/** A finished text. An error interrupts a screen reader, anything else waits for its turn. */
export type Notice = { tone: 'plain' | 'success' | 'error'; text: string; kind: keyof typeof SHOWN_FOR }

/** A notice that is shown; a later one has the higher number. */
export type ShownNotice = Notice & { id: number }

export type NotificationSource = {
  /** Shows a notice, or lets it wait for its place. Answers with its number. */
  show: (notice: Notice) => number
  /** Takes a notice away before its time. A number that is gone already is fine. */
  dismiss: (id: number) => void
  /** Stops the time of all notices, while somebody reads or reaches for one. */
  pause: () => void
  resume: () => void
  /** What is on screen, oldest first; the same array until it changes. */
  visible: () => readonly ShownNotice[]
  /** Tells of every change of `visible`. Answers with what ends it. */
  subscribe: (listener: () => void) => () => void
}

type Timed = { notice: ShownNotice; left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }

/** Notices in the order of their coming, each with its time on screen; nothing here draws them. */
export function createNotifications(): NotificationSource {
  const listeners = new Set<() => void>()
  const waiting: ShownNotice[] = []
  let shown: readonly Timed[] = []
  let visible: readonly ShownNotice[] = []
  let paused = false
  let last = 0

  function start(timed: Timed): void {
    timed.since = performance.now()
    timed.timer = setTimeout(dismiss, timed.left, timed.notice.id)
  }

  function refill(): void {
    while (shown.length < MOST_VISIBLE && waiting.length > 0) {
      const notice = waiting.shift()
      if (!notice) break
      const timed: Timed = { notice, left: SHOWN_FOR[notice.kind], since: 0, timer: undefined }
      if (!paused) start(timed)
      shown = [...shown, timed]
    }
    visible = shown.map(({ notice }) => notice)
    for (const listener of listeners) listener()
  }

  function show(notice: Notice): number {
    last += 1
    waiting.push({ ...notice, id: last })
    refill()
    return last
  }

  function dismiss(id: number): void {
    const place = waiting.findIndex((notice) => notice.id === id)
    if (place !== -1) waiting.splice(place, 1)
    const timed = shown.find(({ notice }) => notice.id === id)
    if (!timed) return
    clearTimeout(timed.timer)
    shown = shown.filter((each) => each !== timed)
    // With nothing left there is nothing to hold: what was held may have gone without a word.
    if (shown.length === 0) paused = false
    refill()
  }

  function pause(): void {
    if (paused) return
    paused = true
    for (const timed of shown) {
      clearTimeout(timed.timer)
      timed.left -= performance.now() - timed.since
    }
  }

  function resume(): void {
    if (!paused) return
    paused = false
    for (const timed of shown) start(timed)
  }

  return {
    show,
    dismiss,
    pause,
    resume,
    visible: () => visible,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
