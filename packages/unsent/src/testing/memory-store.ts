import type { UnsentStore } from '../unsent-store.ts'

/** A device's storage; one that `refuses` takes nothing more. */
export function memoryStore<Kept extends { key: string }>({ refuses = false } = {}) {
  const kept = new Map<string, Kept>()
  const store: UnsentStore<Kept> = {
    read: async () => [...kept.values()],
    async put(each) {
      if (refuses) throw new Error('full')
      kept.set(each.key, each)
    },
    drop: async (key) => kept.delete(key),
  }
  return { kept, open: async () => store }
}
