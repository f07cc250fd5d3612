import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'

import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { answerPayment } from '../../features/booking/answer-payment.ts'
import { BookingNext, BookingReceipt } from '../../features/booking/BookingParts.tsx'
import { BookingView } from '../../features/booking/BookingView.tsx'
import { loadBooking } from '../../features/booking/load-booking.ts'
import { PAY } from '../../features/booking/PayBox.tsx'
import { answer } from '../../forms/answer-form.ts'
import { answerCancel } from '../../parts/appointments/answer-cancel.ts'
import { answerNewContact, shortLinkSecret } from '../../parts/appointments/answer-new-contact.ts'
import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { CONTACT } from '../../parts/appointments/contact-fields.ts'
import { EventList } from '../../parts/appointments/EventList.tsx'
import { KeepLink } from '../../parts/appointments/KeepLink.tsx'
import { LostLink } from '../../parts/appointments/LostLink.tsx'
import { revalidateOnConflict } from '../../parts/appointments/revalidate.ts'
import { answerLinkPage, linkResult } from '../../parts/appointments/secret-page.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { readStep } from '../../parts/contact-verification/keep-step.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'
import paper from './BookingPage.module.css'

const BAD_REQUEST = 400

/** A booking, by the secret link of its visitor (P-46). */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { api, t } = page
  const id = args.params['token'] ?? ''
  const { found: booking, end } = linkResult(await api.GET('/bookings/{id}', { params: { path: { id } } }))
  const title = booking === null ? t(`booking:${end}.title`) : t('routes:booking')
  const { interactive, staticData } =
    booking === null
      ? { interactive: { booking, end, showrooms: [], link: '' }, staticData: null }
      : await loadBooking(page, booking, siteOrigin(args) + page.url.pathname)
  const kept = readStep(args, CONTACT, shortLinkSecret(args))
  return answerLinkPage(
    {
      page: pageData(args.request, { ...interactive, ...(kept && { kept }) }, staticData),
      ...describePage(args, { title: `${title} | Otosafi`, description: t('booking:private'), isPublic: false }),
    },
    end,
  )
}

/** Leads to where the deposit is paid, changes where messages go, or cancels the booking: which form it is, its field says. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params['token'] ?? ''
  const sent = await args.request.clone().formData()
  const isKnown = [PAY, CONTACT, CANCEL].some((form) => sent.has(form))
  if (!isKnown) return answer({ form: CANCEL, problem: 'malformed_request' }, BAD_REQUEST)
  const params = { path: { id } }
  if (sent.has(PAY)) return answerPayment(args, id)
  if (sent.has(CONTACT))
    return answerNewContact(args, sent, (api, body) => api.POST('/bookings/{id}/contact', { params, body }))
  return answerCancel(args, (api, body) => api.POST('/bookings/{id}/cancel', { params, body }))
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export const shouldRevalidate = revalidateOnConflict

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function BookingPage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  const { booking, end, showrooms, link, kept } = interactive
  if (booking === null)
    return (
      <Wrap>
        <LostLink end={end} />
      </Wrap>
    )
  return (
    <Wrap>
      <HomeTrail current={t('routes:booking')} />
      <h1>{t('routes:booking')}</h1>
      <div className={paper.paper}>
        <div className={styles.page}>
          <div className={styles.column}>
            <BookingView booking={booking} showrooms={showrooms} kept={kept}>
              <StaticHtml part="next" data={staticData}>
                {({ next }) => <BookingNext next={next} />}
              </StaticHtml>
            </BookingView>
            <KeepLink name={`${t('routes:booking')} ${booking.reference}`} link={link} />
          </div>
          <StaticHtml part="car" data={staticData} className={styles.column}>
            {({ cars, receipt, events }) => (
              <>
                <div>
                  <CarCards cars={cars} eager={1} heading="h2" />
                </div>
                <BookingReceipt rows={receipt} />
                <EventList events={events} />
              </>
            )}
          </StaticHtml>
        </div>
      </div>
    </Wrap>
  )
}
