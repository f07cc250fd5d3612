import type { Language } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'

/** The path of the blog's feed in a language: `/fr/blog/rss.xml`. */
export function feedPath(language: Language): string {
  return `${pathFor('blog', language)}/rss.xml`
}
