import type { i18n } from 'i18next'

/** The most texts that are memoised, over all languages of an edition: about a megabyte (record 0025). */
export const MAX_TEXTS = 4000
/** The longest key that is memoised: longer ones contain visitors' input and do not recur. */
const MAX_KEY_LENGTH = 200

/** Rendered texts by language, key and values. All translators of an edition share one memo, which is emptied when full. */
export type TranslationMemo = Map<string, unknown>

/** Memoises a translator's function: most texts of a page have been on another page with the same values. */
export function memoiseTranslator(translate: i18n['t'], language: string, memo: TranslationMemo): i18n['t'] {
  const memoised = (...args: Parameters<i18n['t']>): unknown => {
    const memoKey = keyOf(args)
    if (memoKey === null || memoKey.length > MAX_KEY_LENGTH) return translate(...args)
    const key = `${language} ${memoKey}`
    const known = memo.get(key)
    if (known !== undefined) return known
    if (memo.size >= MAX_TEXTS) memo.clear()
    const text: unknown = translate(...args)
    memo.set(key, text)
    return text
  }
  return memoised as i18n['t']
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
