import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import type { ArticleHtml, HtmlKeeper } from '../request/KeptHtml.tsx'

/** Articles that are kept of a language, two kilobytes each. */
const MOST_KEPT = 1000

const keepers = new WeakMap<i18n, HtmlKeeper>()

/** The keeper of what is rendered in a language. */
export function htmlKeeperOf(translator: i18n): HtmlKeeper {
  const present = keepers.get(translator)
  if (present) return present
  const kept = new Map<string, ArticleHtml>()
  const keeper: HtmlKeeper = (key, render) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const html = partsOf(renderToString(<I18nextProvider i18n={translator}>{render()}</I18nextProvider>))
    kept.set(key, html)
    return html
  }
  keepers.set(translator, keeper)
  return keeper
}

/** Parts an article's HTML. Throws for one that has other attributes than a class. */
function partsOf(html: string): ArticleHtml {
  const [, className, inner] = /^<article class="([^"&]*)">(.*)<\/article>$/s.exec(html) ?? []
  if (className === undefined || inner === undefined) throw new Error(`Not to be kept: ${html.slice(0, 100)}`)
  return { className, inner }
}
