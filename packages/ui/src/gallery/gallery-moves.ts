/**
 * The photograph that a key leads to from the one at `shown`, among `count`; undefined for any other key. Arrows follow the
 * reading direction.
 */
export function photoAfterKey(key: string, shown: number, count: number, mirrored: boolean): number | undefined {
  const ahead = mirrored ? -1 : 1
  const target = { ArrowRight: shown + ahead, ArrowLeft: shown - ahead, Home: 0, End: count - 1 }[key]
  return target === undefined ? undefined : withinPhotos(target, count)
}

/** The nearest of `count` photographs to an index, from 0. */
export function withinPhotos(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}
