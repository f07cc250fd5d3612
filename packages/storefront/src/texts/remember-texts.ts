import type { i18n } from 'i18next'

/** The most texts that are memoised for a language: those of a thousand cards and of everything around them. */
const MAX_ENTRIES = 8000
/** The longest key that is memoised: longer ones contain visitors' input and do not recur. */
const MAX_KEY_LENGTH = 200

/** Memoises a translator's function: most texts of a page have been on another page with the same values. */
export function rememberTexts(translate: i18n['t']): i18n['t'] {
  const kept = new Map<string, unknown>()
  const answer = (...question: Parameters<i18n['t']>): unknown => {
    const key = keyOf(question)
    if (key === null || key.length > MAX_KEY_LENGTH) return translate(...question)
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MAX_ENTRIES) kept.clear()
    const text: unknown = translate(...question)
    kept.set(key, text)
    return text
  }
  return answer as i18n['t']
}

/** The memo key: text key and values, where these are strings and numbers; else null. An undefined value is no value. */
function keyOf([text, values, ...more]: readonly unknown[]): string | null {
  if (typeof text !== 'string' || more.length > 0) return null
  if (values === undefined) return text
  if (typeof values !== 'object') return null
  let key = text
  for (const name in values) {
    const value: unknown = (values as Record<string, unknown>)[name]
    if (typeof value === 'number') key += `\n${name}#${value}`
    else if (typeof value === 'string') key += `\n${name}=${value.length}:${value}`
    else if (value !== undefined) return null
  }
  return key
}
