import { edition } from '#edition'
import type { ApiClient } from '@otosafi/api-client/client'
import type { Booking, BookingEvent } from '@otosafi/api-client/schema'
import { formatMoney } from '@otosafi/editions/format/money'

import { eventLine } from '../../parts/appointments/event-line.ts'
import { type ShownBooking, shownBooking } from '../../parts/appointments/shown-booking.ts'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { nextStepsOf } from './booking-next.ts'
import type { ReceiptRow } from './BookingParts.tsx'

type Said = Pick<PageRequest, 't' | 'language'>

/** The data of a booking's page, whose address is `link`, divided into interactive and static data (record 0010). */
export async function loadBooking({ api, t, language }: PageRequest, booking: Booking, link: string) {
  const shown = shownBooking(booking, Date.now())
  return {
    interactive: {
      booking: shown,
      end: null,
      showrooms: await loadShowrooms(api, booking),
      link,
    },
    staticData: {
      cars: booking.car === null ? [] : [cardCar(booking.car)],
      next: nextStepsOf(booking, { t, language }),
      receipt: receiptOf(shown, { t, language }),
      events: eventLinesOf(booking, { t, language }),
    },
  }
}

/** The receipt of the agreed terms and the payments. */
function receiptOf(
  { reference, made, deposit, paid, refundDue, paidBack }: ShownBooking,
  { t, language }: Said,
): ReceiptRow[] {
  const money = (amount: number) => moneyIn(language, amount)
  return [
    { label: t('booking:receipt.reference'), value: reference },
    { label: t('booking:receipt.made'), value: t('booking:day', { day: made }) },
    { label: t('booking:receipt.deposit'), value: money(deposit) },
    { label: t('booking:receipt.paid'), value: money(paid) },
    ...(refundDue === 0 ? [] : [{ label: t('booking:receipt.due'), value: money(refundDue) }]),
    ...(paidBack === 0 ? [] : [{ label: t('booking:receipt.paidBack'), value: money(paidBack) }]),
  ]
}

/** The events of a booking, line by line; a change of contact is announced by messages alone. */
function eventLinesOf({ events }: Pick<Booking, 'events'>, { t, language }: Said): string[] {
  const whatOf = ({ action, state, amount }: BookingEvent): string[] => {
    if (amount === null) return [action === 'extend' ? t('booking:events.extended') : t(`booking:state.${state}`)]
    const what = action === 'refund' ? t('booking:receipt.paidBack') : t('booking:receipt.paid')
    return [what, moneyIn(language, amount)]
  }
  return events.filter(({ action }) => action !== 'changeContact').map((event) => eventLine(whatOf(event), event, t))
}

function moneyIn(language: PageRequest['language'], amount: number): string {
  return formatMoney(amount, edition.currency, { edition: edition.id, language })
}

/** Where the deposit of a booking that waits for it can be paid. */
async function loadShowrooms(api: ApiClient, { state }: Booking) {
  if (state !== 'awaitingDeposit') return []
  const { data } = await api.GET('/stores')
  const showrooms = (data?.stores ?? []).filter(({ kind }) => kind === 'showroom')
  return showrooms.map(({ name, address }) => ({ name, address }))
}
