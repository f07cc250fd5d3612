import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { originOfEdition } from '@otosafi/editions/host'
import { languageTag } from '@otosafi/editions/language'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'
import { isForData } from '@otosafi/framework-output/data/data-address'

import { type PageArgs, type PageRequest, pageRequest } from '../request/page-request.ts'
import { type Head, headTags } from './head-tags.ts'

/** A loader's description of its page; what follows from the address is added. */
export type PageDescription = Pick<
  Head,
  'title' | 'description' | 'keywords' | 'socialTitle' | 'socialDescription' | 'type' | 'pictureAlt' | 'data'
> & {
  /** False adds `noindex`: for private pages, and for those that are not built yet. */
  isPublic?: boolean
  /** Path of the canonical address, where another page has the same content; default the page's own. */
  path?: string
  /** The part of the query that belongs to the canonical address, with its question mark; default none. */
  query?: string
  /** Languages in which the page exists; default all of the edition. */
  inLanguages?: readonly string[]
  /** Path of the Open Graph picture; default the brand's. */
  picture?: string | undefined
  /** The key of the LCP photograph; default none. */
  leadPicture?: string | undefined
}

/** The tags of a document's head, and its LCP photograph. */
type DocumentHead = { headTags: string; leadPicture: string | null }

/** The picture of the brand, which every edition serves. */
const SHARE_PICTURE = '/share.png'

/** The query of a numbered page's canonical address. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${page}` : ''
}

const heads = new WeakMap<object, { head: Head; leadPicture: string | null }>()

/**
 * Describes a loader's page. A document gets the tags of its head; an answer with data alone gets the title, which the
 * shell then shows.
 */
export function describePage(args: PageArgs, description: PageDescription): { title?: string } {
  const { title, isPublic = true, path, query = '', inLanguages, picture, leadPicture = null, ...texts } = description
  if (isForData(args.request.url)) return { title }
  const { url, language } = pageRequest(args)
  const origin = siteOrigin(args)
  const address = (code: (typeof languages)[number]) => origin + pathInLanguage(path ?? url.pathname, query, code)
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
  heads.set(args.context, { head, leadPicture })
  return {}
}

/** The origin by which the visitor reached this edition, for absolute addresses. */
export function siteOrigin(args: PageArgs): string {
  return originOfEdition(edition.id, pageRequest(args).host)
}

/**
 * The head of the page that was described for a request; empty where nothing was, as for errors. `refused` writes the title of a
 * page whose form was refused; null where none was.
 */
export function headOf(context: object, refused: PageRequest['t'] | null): DocumentHead {
  const described = heads.get(context)
  if (described === undefined) return { headTags: '', leadPicture: null }
  const { head, leadPicture } = described
  const title = refused === null ? head.title : refused('offline:refused', { title: head.title })
  return { headTags: headTags({ ...head, title }), leadPicture }
}
