/** How long each kind is shown, milliseconds (P-10); what waits is shown until it is dismissed, as far as a timer reaches. */
export const SHOWN_FOR = { notification: 4500, message: 3000, wait: 2 ** 31 - 1 } as const

/** How many are visible at once; further ones wait. */
export const MAX_VISIBLE = 3

/** A finished text. An error is announced assertively, anything else politely. */
export type Notice = {
  tone: 'plain' | 'success' | 'error'
  text: string
  kind: keyof typeof SHOWN_FOR
  /** A button beside the text, such as the one to undo; the notification is dismissed with it. */
  action?: { label: string; run: () => void }
}

/** A visible notification; numbers ascend. */
export type ShownNotice = Notice & { id: number }

export type NotificationSource = {
  /** Shows a notification, or queues it. Returns its number. */
  show: (notice: Notice) => number
  /** Dismisses a notification. An unknown number is no error. */
  dismiss: (id: number) => void
  /** Pauses the timers of all notifications. */
  pause: () => void
  resume: () => void
  /** The visible notifications, oldest first; the same array until it changes. */
  visible: () => readonly ShownNotice[]
  /** Subscribes to changes of `visible`. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

type Timed = { notice: ShownNotice; left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }

/** A queue of notifications with timers; it does not render them. */
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
    while (shown.length < MAX_VISIBLE && waiting.length > 0) {
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
    // With no notification left the pause ends: the paused one may have been removed without an event.
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
