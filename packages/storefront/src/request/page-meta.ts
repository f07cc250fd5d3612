import type { MetaDescriptor } from 'react-router'

/** What a page says of itself to browsers and search engines; finished texts, written by the server. */
export type PageMeta = { title: string; description: string }

/** The head's descriptions of a page; nothing while its data is missing. */
export function metaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  return meta ? [{ title: meta.title }, { name: 'description', content: meta.description }] : []
}
