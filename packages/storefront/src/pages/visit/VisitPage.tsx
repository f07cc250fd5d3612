import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { loadVisit } from '../../features/visit/load-visit.ts'
import { visitEventLines } from '../../features/visit/visit-events.ts'
import { VisitView } from '../../features/visit/VisitView.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { answerCancel } from '../../parts/appointments/answer-cancel.ts'
import { answerNewContact, shortLinkSecret } from '../../parts/appointments/answer-new-contact.ts'
import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { checkSlot } from '../../parts/appointments/check-slot.ts'
import { CONTACT } from '../../parts/appointments/contact-fields.ts'
import { EventList } from '../../parts/appointments/EventList.tsx'
import { KeepLink } from '../../parts/appointments/KeepLink.tsx'
import { DAY, SLOT } from '../../parts/appointments/load-slots.ts'
import { LostLink } from '../../parts/appointments/LostLink.tsx'
import { revalidateOnConflict } from '../../parts/appointments/revalidate.ts'
import { answerLinkPage, linkResult } from '../../parts/appointments/secret-page.ts'
import { MOVE } from '../../parts/appointments/TimeBox.tsx'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'

/** A visit, by the secret link of its visitor (P-46). */
export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args)
  const { api, t, url, language } = request
  const id = args.params['token'] ?? ''
  const { found: visit, end } = linkResult(await api.GET('/visits/{id}', { params: { path: { id } } }))
  const title = visit === null ? t(`booking:${end}.title`) : t('routes:visit')
  const kept = readStep(args, CONTACT, shortLinkSecret(args))
  return answerLinkPage(
    {
      page: pageData(
        args.request,
        visit === null
          ? { visit, end, choice: null, reminders: [], next: null, link: '', kept: undefined }
          : {
              ...(await loadVisit(request, visit)),
              end,
              link: siteOrigin(args) + url.pathname,
              ...(kept && { kept }),
            },
        visit === null
          ? { cars: [], checklist: null, events: [] }
          : {
              cars: visit.car === null ? [] : [cardCar(visit.car)],
              checklist: visit.car === null ? null : `${carPath(visit.car, language)}/check`,
              events: visitEventLines(visit, t),
            },
      ),
      ...describePage(args, { title: `${title} | Otosafi`, description: t('booking:private'), isPublic: false }),
    },
    end,
  )
}

/** Moves the visit to the time that is sent, changes where messages go, or cancels it. */
export async function action(args: ActionFunctionArgs) {
  const params = { path: { id: args.params['token'] ?? '' } }
  const sent = await args.request.clone().formData()
  if (sent.has(CONTACT))
    return answerNewContact(args, sent, (api, body) => api.POST('/visits/{id}/contact', { params, body }))
  if (sent.has(CANCEL)) return answerCancel(args, (api, body) => api.POST('/visits/{id}/cancel', { params, body }))
  return answerForm(args, {
    form: MOVE,
    fields: [SLOT],
    check: ({ slot }) => checkAll({ [SLOT]: checkSlot(slot) }),
    send: (api, { slot }) => api.POST('/visits/{id}/move', { params, body: { slot } }),
  })
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export const shouldRevalidate = revalidateOnConflict

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function VisitPage() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { visit, end, choice, reminders, next, link, kept } = interactive
  if (visit === null)
    return (
      <Wrap>
        <LostLink end={end} />
      </Wrap>
    )
  return (
    <Wrap>
      <HomeTrail current={t('routes:visit')} />
      <h1>{t('routes:visit')}</h1>
      <div className={styles.page}>
        <div className={styles.column}>
          <VisitView
            visit={visit}
            choice={choice}
            reminders={reminders}
            next={next}
            path={pathname}
            isOpened={new URLSearchParams(search).has(DAY)}
            kept={kept}
          />
          <KeepLink name={`${t('routes:visit')} ${visit.reference}`} link={link} />
        </div>
        <div className={styles.column}>
          <StaticHtml part="car" data={staticData}>
            {({ cars, checklist, events }) => (
              <div className={styles.reach}>
                <CarCards cars={cars} eager={1} heading="h2" />
                {checklist === null ? null : (
                  <p>
                    <a href={checklist}>{t('routes:carCheck')}</a>
                  </p>
                )}
                <EventList events={events} />
              </div>
            )}
          </StaticHtml>
        </div>
      </div>
    </Wrap>
  )
}
