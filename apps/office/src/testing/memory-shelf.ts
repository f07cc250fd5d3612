import type { KeptPhoto, Shelf } from '../inspection/photos/photo-shelf.ts'

/** A device's storage; one that `refuses` takes nothing more. */
export function memoryShelf({ refuses = false } = {}) {
  const kept = new Map<string, KeptPhoto>()
  const shelf: Shelf = {
    read: async () => [...kept.values()],
    async put(photo) {
      if (refuses) throw new Error('full')
      kept.set(photo.key, photo)
    },
    drop: async (key) => kept.delete(key),
  }
  return { kept, open: async () => shelf }
}
