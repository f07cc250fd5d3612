import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './CategoriesPage.module.css'

/** All categories that have cars, those with most first (P-08). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t } = pageRequest(args)
  const categories = dataOrThrow(await api.GET('/categories'))
    .categories.filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id, name, description, count }) => ({ id, name, description, count }))
  return {
    page: pageData(args.request, {}, { categories }),
    ...describePage(args, {
      title: `${t('routes:categories')} | Otosafi`,
      description: t('home.categories.text'),
      keywords: [t('routes:categories'), t('meta:buyCars.keywords')].join(', '),
    }),
  }
}

export const handle = HYDRATE_ON_INTERACTION

export default function CategoriesPage() {
  const { t, language } = useTexts()
  const [, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:categories')} />
      <h1>{t('routes:categories')}</h1>
      <p className={styles.lead}>{t('home.categories.text')}</p>
      <StaticHtml part="categories" data={staticData}>
        {({ categories }) => (
          <ul className={styles.categories}>
            {categories.map(({ id, name, description, count }) => (
              <li key={id} className={styles.category}>
                <h2 className={styles.name}>
                  <TextLink href={pathFor('category', language, { id })}>{name}</TextLink>
                </h2>
                <p className={styles.count}>{t('home.carCount', { count })}</p>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ul>
        )}
      </StaticHtml>
      <div className={styles.on}>
        <ButtonLink look="secondary" href={pathFor('buyCars', language)}>
          {t('errors.toCars')}
        </ButtonLink>
      </div>
    </Wrap>
  )
}
