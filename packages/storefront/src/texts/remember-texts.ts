import type { i18n } from 'i18next'

/** Texts that are kept of a language: those of a thousand cars' cards and of everything around them. */
const MOST_KEPT = 8000
/** The longest question whose text is kept: longer ones have what visitors wrote in them, and do not come again. */
const LONGEST_KEPT = 200

/** The same function: most texts of a page were in another one before, with the same values, and are put together once. */
export function rememberTexts(translate: i18n['t']): i18n['t'] {
  const kept = new Map<string, unknown>()
  const answer = (...question: Parameters<i18n['t']>): unknown => {
    const key = keyOf(question)
    if (key === null || key.length > LONGEST_KEPT) return translate(...question)
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const text: unknown = translate(...question)
    kept.set(key, text)
    return text
  }
  return answer as i18n['t']
}

/** What a text depends on: its key and its values, as far as these are texts and numbers; null where they are more. */
function keyOf([text, values, ...more]: readonly unknown[]): string | null {
  if (typeof text !== 'string' || more.length > 0) return null
  if (values === undefined) return text
  if (typeof values !== 'object') return null
  let key = text
  for (const name in values) {
    const value: unknown = (values as Record<string, unknown>)[name]
    if (typeof value === 'number') key += `\n${name}#${value}`
    else if (typeof value === 'string') key += `\n${name}=${value.length}:${value}`
    else return null
  }
  return key
}
