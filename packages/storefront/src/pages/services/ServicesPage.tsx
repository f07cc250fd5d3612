import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { SERVICES } from '@otosafi/domain/messages/request-kind'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { PriceOf } from '../../features/services/ServiceFacts.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../features/services/Services.module.css'

/** The services of the edition (P-45). */
export function loader(args: LoaderFunctionArgs) {
  const { t } = pageRequest(args)
  return {
    page: pageData(args.request, {}, {}),
    ...describePage(args, {
      title: `${t('routes:services')} | Otosafi`,
      description: t('services:lead'),
      keywords: [t('routes:services'), ...SERVICES.map((service) => t(`routes:${service}`))].join(', '),
    }),
  }
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['services'], () => serverLoader<ReturnType<typeof loader>>())
}

export const handle = HYDRATE_ON_INTERACTION

export default function ServicesPage() {
  const { t, language } = useTexts()
  const [, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('routes:services')} />
      <h1>{t('routes:services')}</h1>
      <StaticHtml part="services" data={staticData}>
        {() => (
          <>
            <p className={styles.lead}>{t('services:lead')}</p>
            <ul className={styles.services}>
              {SERVICES.map((service) => (
                <li key={service} className={styles.service}>
                  <h2>
                    <TextLink href={pathFor(service, language)}>{t(`services:${service}.title`)}</TextLink>
                  </h2>
                  <p>{t(`services:${service}.lead`)}</p>
                  <p className={styles.soft}>
                    <PriceOf service={service} />
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </StaticHtml>
    </Wrap>
  )
}
