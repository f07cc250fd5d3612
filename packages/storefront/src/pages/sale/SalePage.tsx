import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { randomUuid } from '@otosafi/domain/random-uuid'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { answerSale } from '../../features/sell/answer-sale.ts'
import { saleEventLines } from '../../features/sell/sale-events.ts'
import { SalePhotos } from '../../features/sell/SalePhotos.tsx'
import { SaleView } from '../../features/sell/SaleView.tsx'
import { SoldCar } from '../../features/sell/SoldCar.tsx'
import { EventList } from '../../parts/appointments/EventList.tsx'
import { KeepLink } from '../../parts/appointments/KeepLink.tsx'
import { DAY, loadInspectionSlots } from '../../parts/appointments/load-slots.ts'
import { LostLink } from '../../parts/appointments/LostLink.tsx'
import { answerLinkPage, linkResult } from '../../parts/appointments/secret-page.ts'
import { shownSale, soldCarDetails } from '../../parts/appointments/shown-sale.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** The sale of a visitor's car, by its secret link (P-50). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const id = args.params['token'] ?? ''
  const { found: sale, end } = linkResult(await api.GET('/sales/{id}', { params: { path: { id } } }))
  const choice = sale?.schedulable ? await loadInspectionSlots(api, sale, url.searchParams) : null
  const title = sale === null ? t(`booking:${end}.title`) : t('routes:sale')
  return answerLinkPage(
    {
      page: pageData(
        args.request,
        sale === null
          ? { sale, end, choice: null, formKey: '', link: '' }
          : { sale: shownSale(sale), end, choice, formKey: randomUuid(), link: siteOrigin(args) + url.pathname },
        sale === null
          ? { details: null, events: [] }
          : { details: soldCarDetails(sale), events: saleEventLines(sale, t) },
      ),
      ...describePage(args, { title: `${title} | Otosafi`, description: t('sell:sale.private'), isPublic: false }),
    },
    end,
  )
}

export function action(args: ActionFunctionArgs) {
  return answerSale(args, args.params['token'] ?? '')
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['booking', 'sell'], () => serverLoader<typeof loader>())
}

/** Also after a refusal: the state of the sale may have changed meanwhile. */
export function shouldRevalidate(): boolean {
  return true
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function SalePage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { sale, end, choice, formKey, link } = interactive
  if (sale === null)
    return (
      <Wrap>
        <LostLink end={end} />
      </Wrap>
    )
  return (
    <Wrap>
      <HomeTrail current={t('routes:sale')} />
      <h1>{t('routes:sale')}</h1>
      <p>
        <bdi>{sale.car}</bdi>
      </p>
      <div className={styles.page}>
        <div className={styles.column}>
          <SaleView sale={sale} choice={choice} path={pathname} isOpened={new URLSearchParams(search).has(DAY)} />
          <KeepLink name={`${t('routes:sale')} ${sale.reference}`} link={link} isOpen={!sale.notified} />
        </div>
        <div className={styles.column}>
          {sale.photos === null ? null : <SalePhotos photos={sale.photos} formKey={formKey} />}
          <StaticHtml part="car" data={staticData} className={styles.column}>
            {({ details, events }) => (
              <>
                {details === null ? null : <SoldCar details={details} />}
                <EventList events={events} />
              </>
            )}
          </StaticHtml>
        </div>
      </div>
    </Wrap>
  )
}
