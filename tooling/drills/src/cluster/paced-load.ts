/** An open-loop load: requests start by the clock, whatever the responses. */
export type PacedLoad<Tally> = {
  /** The tally since the last call. */
  take: () => Tally
  /** When a write was last acknowledged (`performance.now`). */
  lastTaken: () => number
  /** Ends the load when what is under way is answered. */
  stop: () => Promise<void>
}

/** A load of requests whose outcomes are counted in tallies. */
export function createPacedLoad<Tally>(emptyTally: () => Tally) {
  let tally = emptyTally()
  let tallyBegan = performance.now()
  let lastTaken = performance.now()
  const underWay = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  const track = (work: Promise<void>) => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const load: PacedLoad<Tally> = {
    take() {
      const taken = tally
      tally = emptyTally()
      tallyBegan = performance.now()
      return taken
    },
    lastTaken: () => lastTaken,
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(underWay)
    },
  }
  return {
    ...load,
    /** Where outcomes are counted now. */
    tally: () => tally,
    /** Since when they are counted there (`performance.now`). */
    tallyBegan: () => tallyBegan,
    /** Sends a request each `interval` milliseconds; what a busy process was late for is sent at once. */
    every(interval: number, send: () => Promise<void>) {
      let due = performance.now() + interval
      const sendDue = () => {
        for (; due <= performance.now(); due += interval) track(send())
      }
      timers.push(setInterval(sendDue, interval))
    },
    /** A write was acknowledged. Returns how long none was, milliseconds. */
    acknowledge(): number {
      const before = lastTaken
      lastTaken = performance.now()
      return lastTaken - before
    },
  }
}
