/**
 * The memory that uploads under way may take together, over all requests of the process, and each network: a body that does
 * not come to its end keeps what it has brought until its time is over.
 */
export type UploadMemory = {
  /** Claims bytes for a network; false where the budget is used up. */
  claim: (network: string, bytes: number) => boolean
  /** Releases claimed bytes. */
  release: (network: string, bytes: number) => void
}

/** Five of the largest pictures at once; pages shrink theirs to a tenth of that before they send them. */
const MAX_BYTES = 48 * 1024 * 1024
/** The share of one network: one full picture that stalls, and others beside it. */
const MAX_NETWORK_BYTES = MAX_BYTES / 3

/**
 * A memory budget, nothing claimed yet. A network may have half of what the others leave: however many of them stall, something is
 * left for the next one.
 */
export function createUploadMemory(limits = { all: MAX_BYTES, network: MAX_NETWORK_BYTES }): UploadMemory {
  const claimed = new Map<string, number>()
  let all = 0
  return {
    claim(network, bytes) {
      const before = claimed.get(network) ?? 0
      const left = limits.all - (all - before)
      const own = before + bytes
      if (own > Math.min(limits.network, left / 2)) return false
      all += bytes
      claimed.set(network, own)
      return true
    },
    release(network, bytes) {
      all -= bytes
      const own = (claimed.get(network) ?? 0) - bytes
      if (own > 0) claimed.set(network, own)
      else claimed.delete(network)
    },
  }
}
