/** A change of a key: it is set to a value, or deleted where there is none. */
export type MapChange<V> = { key: number; value?: V }

/** Applies a change to a map, or to an object that should behave like one: a test applies it to both and compares. */
export function applyChange<V>(
  map: { set: (key: number, value: V) => unknown; delete: (key: number) => unknown },
  { key, value }: MapChange<V>,
): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
