import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { originOfEdition } from '@otosafi/editions/host'
import { languageTag } from '@otosafi/editions/language'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'

import { isForData } from '../request/page-data.ts'
import { type PageArgs, pageRequest } from '../request/page-request.ts'
import { type Head, headTags } from './head-tags.ts'

/** What a loader says of its page; whatever follows from the address is added. */
export type PageDescription = Pick<
  Head,
  'title' | 'description' | 'keywords' | 'socialTitle' | 'socialDescription' | 'type' | 'data'
> & {
  /** False keeps search engines away: pages of one person, and such that are not built yet. */
  isPublic?: boolean
  /** What of the query belongs to the page's own address, with its question mark; nothing unless told. */
  query?: string
  /** Languages in which the page exists; all of the edition unless told. */
  inLanguages?: readonly string[]
  /** Address below this host of a shared link's picture; the brand's own unless told. */
  picture?: string | undefined
}

/** The picture of the brand, which every edition serves. */
const SHARE_PICTURE = '/share.png'

/** The query of a numbered page's own address. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

const heads = new WeakMap<object, string>()

/**
 * Describes the page that a loader answers for. The document of the page gets the tags of its head; an answer with
 * data alone gets the title, which the browser then shows.
 */
export function describePage(args: PageArgs, description: PageDescription): { title?: string } {
  const { title, isPublic = true, query = '', inLanguages, picture, ...texts } = description
  if (isForData(args.request)) return { title }
  const { url, language } = pageRequest(args)
  const origin = siteOrigin(args)
  const address = (code: (typeof languages)[number]) => origin + pathInLanguage(url.pathname, query, code)
  const head: Head = {
    ...texts,
    title,
    languageTag: languageTag(language, edition.country),
    place: isPublic
      ? {
          canonical: address(language),
          alternates: languages
            .filter((code) => inLanguages?.includes(code) ?? true)
            .map((code) => ({ languageTag: languageTag(code, edition.country), href: address(code) })),
        }
      : null,
    picture: origin + (picture ?? SHARE_PICTURE),
  }
  heads.set(args.context, headTags(head))
  return {}
}

/** Where this edition lives as the visitor reached it: scheme and host, for absolute addresses. */
export function siteOrigin(args: PageArgs): string {
  return originOfEdition(edition.id, pageRequest(args).host)
}

/** The head of the page that was described for a request; empty where nothing was, as for errors. */
export function headOf(context: object): string {
  return heads.get(context) ?? ''
}
