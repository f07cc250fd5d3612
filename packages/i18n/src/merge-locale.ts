import { type Dictionary, splitPlural } from './dictionary.ts'

/**
 * The base with an edition's own wording merged into it (P-01: English and French may differ by edition).
 * Throws a RangeError when the override has a key, or a branch, that the base has not: an edition changes words only.
 */
export function mergeLocale(base: Dictionary, override: Dictionary, path = ''): Dictionary {
  const merged: Record<string, string | Dictionary> = { ...base }
  for (const [key, entry] of Object.entries(override)) {
    const place = path + key
    const original = base[key]
    if (typeof original !== typeof entry) throw new RangeError(`Not in the base: ${place}`)
    merged[key] =
      typeof original === 'object' && typeof entry === 'object' ? mergeLocale(original, entry, `${place}.`) : entry
  }
  return merged
}

/**
 * The dictionary completed with what only the fallback has. A text with plural forms is taken whole or not at all, so
 * that two languages never share one count.
 */
export function fillMissing(dictionary: Dictionary, fallback: Dictionary): Dictionary {
  const families = new Set(Object.keys(dictionary).map((key) => splitPlural(key).family))
  const filled: Record<string, string | Dictionary> = { ...dictionary }
  for (const [key, entry] of Object.entries(fallback)) {
    const own = dictionary[key]
    if (typeof own === 'object' && typeof entry === 'object') filled[key] = fillMissing(own, entry)
    else if (!families.has(splitPlural(key).family)) filled[key] = entry
  }
  return filled
}
