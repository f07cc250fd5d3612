import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { serviceForm } from '../../features/services/service-forms.ts'
import { type TimedService, timePath } from '../../features/services/timed-service.ts'
import { TimeOfService } from '../../features/services/TimeOfService.tsx'
import { answerTyped } from '../../forms/answer-form.ts'
import { loadServiceSlots } from '../../parts/appointments/load-slots.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { FOR_ONE_VISITOR } from '../../request/language-of-request.ts'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../features/services/Services.module.css'

/** The free times of a service for which somebody comes to the car (P-45). Its form takes the one that is chosen. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const service = serviceIn(args.params['key'])
  const choice = await loadServiceSlots(api, url.searchParams)
  return data(
    {
      page: pageData(args.request, { service, choice }, {}),
      ...describePage(args, {
        title: `${t('routes:serviceTime')} | Otosafi`,
        description: t('services:time.text'),
        isPublic: false,
      }),
    },
    { headers: FOR_ONE_VISITOR },
  )
}

/** Takes what was typed into the service's form along. */
export function action(args: ActionFunctionArgs) {
  return answerTyped(args, serviceForm(serviceIn(args.params['key']), { t: pageRequest(args).t, now: Date.now() }))
}

/** Reached by navigation, the page needs its own texts. */
export function clientLoader({ serverLoader }: { serverLoader: <T>() => Promise<T> }) {
  return withTexts(['booking', 'services'], () => serverLoader<Awaited<ReturnType<typeof loader>>['data']>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function ServiceTimePage() {
  const { t, language } = useTexts()
  const [{ service, choice }] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail
        between={[
          { label: t('routes:services'), href: pathFor('services', language) },
          { label: t(`routes:${service}`), href: pathFor(service, language) },
        ]}
        current={t('routes:serviceTime')}
      />
      <h1>{t('routes:serviceTime')}</h1>
      <div className={styles.page}>
        <TimeOfService service={service} choice={choice} path={timePath(service, language)} />
      </div>
    </Wrap>
  )
}

/** Throws the page's 404 for what is no such service. */
function serviceIn(name: string | undefined): TimedService {
  if (name !== 'inspector' && name !== 'diagnostic') throw data(null, { status: 404 })
  return name
}
