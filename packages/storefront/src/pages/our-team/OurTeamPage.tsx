import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Pagination } from '@otosafi/ui/pagination/Pagination'
import type { PictureSource } from '@otosafi/ui/picture/Picture'
import { Wrap } from '@otosafi/ui/section/Section'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { leadToLastPage, pageNumber } from '../../navigation/page-number.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { describePage, pageQuery } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './OurTeamPage.module.css'

/** Members on a page. */
const MEMBERS = 6
/** Width and height of a portrait, pixels. */
const EDGE = 96

/** The team of an edition that shows it (P-01), by pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const page = pageNumber(url.searchParams)
  const list = dataOrThrow(await api.GET('/our-team', { params: { query: { page, limit: MEMBERS } } }))
  const { ourTeam, total, currentPage, pageLimit } = list
  const pages = Math.max(1, Math.ceil(total / pageLimit))
  leadToLastPage(url, page, pages)
  return {
    page: pageData(args.request, null, {
      members: ourTeam,
      page: currentPage,
      pages,
    }),
    ...describePage(args, {
      title: `${t('routes:ourTeam')} | Otosafi`,
      description: t('team.lead'),
      keywords: [t('routes:ourTeam'), t('meta:about.keywords')].join(', '),
      query: pageQuery(page),
    }),
  }
}

export const handle = HYDRATE_ON_INTERACTION

export default function OurTeamPage() {
  const { t, language } = useTexts()
  const [, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const here = pathFor('ourTeam', language)
  const pageHref = (page: number) => (page === 1 ? here : `${here}?page=${page}`)
  return (
    <Wrap>
      <HomeTrail
        between={[{ label: t('routes:about'), href: pathFor('about', language) }]}
        current={t('routes:ourTeam')}
      />
      <div className={styles.head}>
        <h1>{t('routes:ourTeam')}</h1>
        <p>{t('team.lead')}</p>
      </div>
      <StaticHtml part="team" data={staticData} className={styles.page}>
        {({ members, page, pages }) => (
          <>
            <ul className={styles.team}>
              {members.map(({ id, name, role, bio, photo }) => (
                <li key={id} className={styles.member}>
                  <div className={styles.photo}>
                    {photo === null ? (
                      <span aria-hidden="true">{initialsOf(name)}</span>
                    ) : (
                      <Portrait photo={photo} alt={t('team.portraitOf', { name })} />
                    )}
                  </div>
                  <div className={styles.about}>
                    <h2>
                      <bdi>{name}</bdi>
                    </h2>
                    <p className={styles.role}>{role}</p>
                    {bio === null ? null : <p dir="auto">{bio}</p>}
                  </div>
                </li>
              ))}
            </ul>
            {pages > 1 ? (
              <Pagination
                label={t('routes:ourTeam')}
                previous={page > 1 ? { href: pageHref(page - 1), label: t('listing.previousPage') } : null}
                next={page < pages ? { href: pageHref(page + 1), label: t('listing.nextPage') } : null}
                position={t('listing.page', { page, total: pages })}
              />
            ) : null}
            <p>
              <TextLink href={pathFor('careers', language)}>{t('team.join')}</TextLink>
            </p>
          </>
        )}
      </StaticHtml>
    </Wrap>
  )
}

/** A portrait at the size of a thumbnail: the square in the middle of a picture. */
function Portrait({ photo, alt }: { photo: PictureSource; alt: string }) {
  const file = (format: string) => `/photos/${photo.key}/320.${format}`
  return (
    <picture>
      <source type="image/avif" srcSet={file('avif')} />
      <source type="image/webp" srcSet={file('webp')} />
      <img
        src={file('jpeg')}
        alt={alt}
        width={EDGE}
        height={EDGE}
        loading="lazy"
        style={{ background: photo.placeholder }}
      />
    </picture>
  )
}

/** The first letters of the first and the last part of a name; of one that has a single part, its own. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return [first, others.at(-1) ?? ''].map((part) => Array.from(part)[0] ?? '').join('')
}
