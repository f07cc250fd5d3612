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

/** Four of the largest pictures at once; pages shrink theirs to a tenth of that before they send them. */
const MAX_BYTES = 32 * 1024 * 1024
/** The share of one network: one full picture that stalls, and others beside it. */
const MAX_NETWORK_BYTES = MAX_BYTES / 2

/** A memory budget, nothing claimed yet. */
export function createUploadMemory(limits = { all: MAX_BYTES, network: MAX_NETWORK_BYTES }): UploadMemory {
  const claimed = new Map<string, number>()
  let all = 0
  return {
    claim(network, bytes) {
      const own = (claimed.get(network) ?? 0) + bytes
      if (all + bytes > limits.all || own > limits.network) return false
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
