/**
 * The index that a key leads to from `shown`, among `count` photographs; undefined for any other key. Arrow keys follow the
 * reading direction.
 */
export function photoAfterKey(key: string, shown: number, count: number, mirrored: boolean): number | undefined {
  const ahead = mirrored ? -1 : 1
  const target = { ArrowRight: shown + ahead, ArrowLeft: shown - ahead, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : withinPhotos(target, count)
}

/** Clamps an index to `count` photographs. */
export function withinPhotos(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}
