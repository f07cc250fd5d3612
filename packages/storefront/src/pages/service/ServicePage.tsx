import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'

import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { Papers } from '../../features/services/Papers.tsx'
import { serviceForm } from '../../features/services/service-forms.ts'
import { ServiceFacts } from '../../features/services/ServiceFacts.tsx'
import { BACK, type TimedService } from '../../features/services/timed-service.ts'
import { VisitServiceForm } from '../../features/services/VisitServiceForm.tsx'
import { answerForm, answerTyped } from '../../forms/answer-form.ts'
import { loadServiceSlots, SLOT, TYPED } from '../../parts/appointments/load-slots.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { type PageArgs, pageRequest } from '../../request/page-request.ts'
import { HYDRATE_ON_INTERACTION } from '../../request/page-start.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { requestSender } from '../../session/request-sender.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../features/services/Services.module.css'

/** A redirect after which a browser sends the same again. */
const SEND_AGAIN = 307

/** An inspector, or a diagnostic (P-45): what it contains and costs, and its form. One module for both. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const service = serviceOf(args)
  const hasTime = url.searchParams.has(SLOT)
  const choice = hasTime ? await loadServiceSlots(api, url.searchParams) : null
  const time = choice === null ? null : { chosen: choice.chosen, hasFailed: choice.hasFailed }
  return data(
    {
      page: pageData(args.request, { service, time }, { service }),
      ...describePage(args, {
        title: `${t(`services:${service}.title`)} | Otosafi`,
        description: t(`services:${service}.lead`),
        keywords: [t(`routes:${service}`), t('routes:services')].join(', '),
      }),
    },
    // Free slots change with every visitor, so the page is not cached.
    { headers: hasTime ? FOR_ONE_VISITOR : {} },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { t, url } = pageRequest(args)
  const service = serviceOf(args)
  const form = serviceForm(service, { t, now: Date.now() })
  if (url.searchParams.has(TYPED)) {
    const typed = await answerTyped(args, form)
    const slot = url.searchParams.get(TYPED) === BACK ? '' : (typed.data.values[SLOT] ?? '')
    if (slot === '' || url.searchParams.has(SLOT)) return typed
    // The page looks for the time in its address; the browser sends the rest again.
    url.searchParams.set(SLOT, slot)
    throw redirect(`${url.pathname}${url.search}#${service}`, SEND_AGAIN)
  }
  return answerForm(args, form, await requestSender(args))
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['services'], () => serverLoader<Awaited<ReturnType<typeof loader>>['data']>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export const handle = HYDRATE_ON_INTERACTION
export const shouldRevalidate = unlessFormSent

export default function ServicePage() {
  const { t, language } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { service, time } = interactive
  return (
    <Wrap>
      <HomeTrail
        between={[{ label: t('routes:services'), href: pathFor('services', language) }]}
        current={t(`routes:${service}`)}
      />
      <h1>{t(`services:${service}.title`)}</h1>
      <p className={styles.lead}>{t(`services:${service}.lead`)}</p>
      <div className={styles.page}>
        <StaticHtml part="facts" data={staticData}>
          {(facts) => (
            <ServiceFacts service={facts.service} papers={facts.service === 'inspector' ? <Papers /> : undefined} />
          )}
        </StaticHtml>
        <VisitServiceForm key={service} service={service} time={time} />
      </div>
    </Wrap>
  )
}

function serviceOf(args: PageArgs): TimedService {
  return parsePath(pageRequest(args).url.pathname)?.key === 'diagnostic' ? 'diagnostic' : 'inspector'
}
