/** What may happen to a key: it is given a value, or loses it where there is none. */
export type MapChange<V> = { key: number; value?: V }

/** Makes a change in a map, or in what is to behave as one: a test makes it in both and compares them. */
export function applyChange<V>(
  map: { set: (key: number, value: V) => unknown; delete: (key: number) => unknown },
  { key, value }: MapChange<V>,
): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
