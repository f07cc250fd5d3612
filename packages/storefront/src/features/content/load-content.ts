import { data, type LoaderFunctionArgs } from 'react-router'

import { edition } from '#edition'
import type { Page, PageKey } from '@otosafi/api-client/schema'
import type { Language } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'

import { CONTACT, SUBJECT } from '../../navigation/contact-form.ts'
import { type SaverForm, saverForm } from '../../parts/saver/saver-form.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import { saverOf } from '../../request/data-saver.ts'
import { type PageRequest, pageRequest } from '../../request/page-request.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'

/** The content pages: their texts have the names of their routes. */
const CONTENT_KEYS = [
  'about',
  'careers',
  'warranty',
  'carInsurance',
  'privacyPolicy',
  'termsOfUse',
] as const satisfies PageKey[]
type ContentKey = (typeof CONTENT_KEYS)[number]

/** Texts that bind in the edition's first language; those in others are translations of it. */
const BINDING: ReadonlySet<ContentKey> = new Set(['privacyPolicy', 'termsOfUse'])

/** A content page's text, where it leads to, and where it is a translation, the language of the text that binds. */
export type Content = Pick<Page, 'title' | 'summary' | 'language' | 'sections'> & {
  links: { href: string; label: string }[]
  original: { href: string; language: Language } | null
  /** The choice to save data, where this is the page for it. */
  saver: (SaverForm & { title: string }) | null
}

/** The loader of every content page, which its address names. */
export async function loadContent(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { api, t, url } = request
  const route = parsePath(url.pathname)?.key
  const key = CONTENT_KEYS.find((each) => each === route)
  if (key === undefined || (key === 'warranty' && !edition.claims.includes(key))) throw data(null, { status: 404 })
  const { title, summary, language, sections } = dataOrThrow(
    await api.GET('/pages/{key}', { params: { path: { key } } }),
  )
  const first = edition.defaultLanguage
  const isTranslation = BINDING.has(key) && language !== first
  const original = isTranslation ? { href: pathFor(key, first), language: first } : null
  const saver =
    key === 'privacyPolicy' ? { title: t('offline:light.saver.title'), ...saverForm(saverOf(args.request), t) } : null
  const links = LINKS[key]?.(request) ?? []
  const content: Content = { title, summary, language, sections, links, original, saver }
  const description =
    key === 'careers' || key === 'warranty'
      ? {
          title: `${title} | Otosafi`,
          description: summary ?? title,
          keywords: [title, t('meta:about.keywords')].join(', '),
        }
      : metaTexts(t, key)
  return { page: pageData(args.request, null, content), ...describePage(args, description) }
}

/** The links below a text: from the company to team and careers, from careers and the warranty to the contact form. */
const LINKS: Partial<Record<ContentKey, (request: PageRequest) => Content['links']>> = {
  about: ({ t, language }) => [
    ...(edition.features.ourTeam ? [{ href: pathFor('ourTeam', language), label: t('routes:ourTeam') }] : []),
    { href: pathFor('careers', language), label: t('routes:careers') },
  ],
  careers: ({ t, language }) => [{ href: contactAbout(t('careers.subject'), language), label: t('careers.apply') }],
  warranty: ({ t, language }) => [
    { href: contactAbout(t('meta:contactUs.afterSale'), language), label: t('contact.form.title') },
  ],
}

/** The address of the contact form with a subject. */
function contactAbout(subject: string, language: Language): string {
  return `${pathFor('contactUs', language)}?${SUBJECT}=${encodeURIComponent(subject)}#${CONTACT}`
}
