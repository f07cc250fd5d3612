import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import type { Booking } from '@otosafi/api-client/schema'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { answerPayment } from '../../features/booking/answer-payment.ts'
import { BookingReceipt, BookingView } from '../../features/booking/BookingView.tsx'
import { PAY } from '../../features/booking/PayBox.tsx'
import { answerForm } from '../../forms/answer-form.ts'
import { answerNewContact } from '../../parts/appointments/answer-new-contact.ts'
import { CANCEL } from '../../parts/appointments/CancelBox.tsx'
import { CONTACT } from '../../parts/appointments/contact-fields.ts'
import { LostLink } from '../../parts/appointments/LostLink.tsx'
import { answerFollowed, followed } from '../../parts/appointments/secret-page.ts'
import { shownBooking } from '../../parts/appointments/shown-booking.ts'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage } from '../../seo/describe-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from '../../parts/appointments/Appointment.module.css'
import paper from './BookingPage.module.css'

/** A booking, by the secret link of its visitor (P-46). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t } = pageRequest(args)
  const id = args.params['token'] ?? ''
  const { found: booking, end } = followed(await api.GET('/bookings/{id}', { params: { path: { id } } }))
  const title = booking === null ? t(`booking:${end}.title`) : t('routes:booking')
  return answerFollowed(
    {
      page: pageData(
        args.request,
        booking === null
          ? { booking, end, showrooms: [] }
          : { booking: shownBooking(booking, Date.now()), end, showrooms: await loadShowrooms(api, booking) },
        { cars: booking === null || booking.car === null ? [] : [cardCar(booking.car)] },
      ),
      ...describePage(args, { title: `${title} | Otosafi`, description: t('booking:private'), isPublic: false }),
    },
    end,
  )
}

/** Leads to where the deposit is paid, changes where messages go, or cancels the booking: which form it is, its field says. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params['token'] ?? ''
  const sent = await args.request.clone().formData()
  const params = { path: { id } }
  if (sent.has(PAY)) return answerPayment(args, id)
  if (sent.has(CONTACT))
    return answerNewContact(args, sent, (api, body) => api.POST('/bookings/{id}/contact', { params, body }))
  return answerForm(args, {
    form: CANCEL,
    fields: [],
    check: () => ({}),
    send: (api) => api.POST('/bookings/{id}/cancel', { params }),
  })
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account', 'booking'], () => serverLoader<typeof loader>())
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function BookingPage() {
  const { t } = useTexts()
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  const { booking, end, showrooms } = live
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
            <BookingView booking={booking} showrooms={showrooms} />
          </div>
          <div className={styles.column}>
            <StaticHtml part="car" data={still}>
              {({ cars }) => <CarCards cars={cars} eager={1} heading="h2" />}
            </StaticHtml>
            <BookingReceipt booking={booking} />
          </div>
        </div>
      </div>
    </Wrap>
  )
}

/** Where the deposit of a booking that waits for it can be paid. */
async function loadShowrooms(api: ApiClient, { state }: Booking) {
  if (state !== 'awaitingDeposit') return []
  const { data } = await api.GET('/stores')
  const showrooms = (data?.stores ?? []).filter(({ kind }) => kind === 'showroom')
  return showrooms.map(({ name, address }) => ({ name, address }))
}
