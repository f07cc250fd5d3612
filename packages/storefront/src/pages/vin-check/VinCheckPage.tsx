import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { decodeVin } from '@otosafi/domain/vin/decode-vin'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { yearIn } from '@otosafi/editions/time/local-time'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { serviceForm } from '../../features/services/service-forms.ts'
import { ServiceFacts } from '../../features/services/ServiceFacts.tsx'
import { VinFacts } from '../../features/services/VinFacts.tsx'
import { VinReader } from '../../features/services/VinReader.tsx'
import { VinRequestForm } from '../../features/services/VinRequestForm.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requestSender } from '../../session/request-sender.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../features/services/Services.module.css'

/** The most characters of a typed number: 17, and those with which papers group them. */
const MAX_TYPED = 30

/** The decoded identification number, and the request to look up the rest (P-45). */
export function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const typed = (url.searchParams.get('vin') ?? '').slice(0, MAX_TYPED)
  // The cars of next year are on sale already.
  const decoded = decodeVin(typed, yearIn(Date.now(), edition.timeZone) + 1)
  // An empty field is asked for, too, once its button was pressed.
  const interactive = { typed, vin: decoded?.vin ?? '', isWrong: url.searchParams.has('vin') && decoded === null }
  return data(
    {
      page: pageData(args.request, interactive, { decoded }),
      ...describePage(args, {
        title: `${t('services:vinCheck.title')} | Otosafi`,
        description: t('services:vinCheck.lead'),
        keywords: [t('routes:vinCheck'), t('routes:services')].join(', '),
      }),
    },
    // Of countless numbers, none is worth to be kept.
    { headers: url.search === '' ? {} : FOR_ONE_VISITOR },
  )
}

export async function action(args: ActionFunctionArgs) {
  const form = serviceForm('vinCheck', { t: pageRequest(args).t, now: Date.now() })
  return answerForm(args, form, await requestSender(args))
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['services'], () => serverLoader<ReturnType<typeof loader>['data']>())
}

export const handle = HYDRATE_ON_INTERACTION
export const shouldRevalidate = unlessFormSent

export default function VinCheckPage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail
        between={[{ label: t('routes:services'), href: pathFor('services', language) }]}
        current={t('routes:vinCheck')}
      />
      <h1>{t('services:vinCheck.title')}</h1>
      <p className={styles.lead}>{t('services:vinCheck.lead')}</p>
      <VinReader typed={interactive.typed} isWrong={interactive.isWrong} />
      <div aria-live="polite">
        <StaticHtml part="decoded" data={staticData}>
          {({ decoded }) => (decoded === null ? null : <VinFacts decoded={decoded} />)}
        </StaticHtml>
      </div>
      <div className={styles.page}>
        <StaticHtml part="facts" data={staticData}>
          {() => <ServiceFacts service="vinCheck" />}
        </StaticHtml>
        <VinRequestForm vin={interactive.vin} />
      </div>
    </Wrap>
  )
}
