import { createContext, type ReactElement, useContext } from 'react'

/** The HTML of an article in its parts. */
export type ArticleHtml = { className: string; inner: string }

/** Renders an article by itself in the page's language, or finds what was rendered under the same key. */
export type HtmlKeeper = (key: string, render: () => ReactElement) => ArticleHtml

/** Set by the server alone: a browser renders nothing twice. */
export const HtmlKeeperContext = /* @__PURE__ */ createContext<HtmlKeeper | null>(null)

/**
 * An article that looks the same on all pages of a language: it is made `of` data and texts alone. The server renders it
 * once for many pages; `name` tells it from others that are made of the same.
 */
export function KeptHtml({ name, of, render }: { name: string; of: unknown; render: () => ReactElement }) {
  const keep = useContext(HtmlKeeperContext)
  if (keep === null) return render()
  const { className, inner } = keep(`${name} ${JSON.stringify(of)}`, render)
  return <article className={className} dangerouslySetInnerHTML={{ __html: inner }} />
}
