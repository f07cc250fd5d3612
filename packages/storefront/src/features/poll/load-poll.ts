import { edition } from '#edition'
import type { Poll } from '@otosafi/api-client/schema'
import { formatDate } from '@otosafi/editions/format/date'
import { originOfEdition } from '@otosafi/editions/host'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import { comparePath } from '../../navigation/compare-path.ts'
import { momentOf } from '../../parts/appointments/moment.ts'
import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** Props of a poll's form, with finished texts. */
export type ShownPoll = ReturnType<typeof shownPoll>

/** A poll for its page: its cars with the names of who chose them, and the ways to pass it on. */
export function shownPoll({ cars, votes, endsAt }: Poll, token: string, { t, language, host }: PageRequest) {
  const link = originOfEdition(edition.id, host) + pathFor('poll', language, { token })
  return {
    cars: cars.map((car) => ({
      id: car.id,
      title: carTitle(car),
      voters: votes.filter((vote) => vote.car === car.id).map(({ name }) => name),
    })),
    ends: formatDate(momentOf(endsAt).day, language),
    share: whatsAppShareUrl(`${t('booking:poll.message')}\n${link}`),
    comparison: comparePath(
      cars.map(({ id }) => id),
      language,
    ),
  }
}

/** The cars of a poll as cards. */
export function pollCards({ cars }: Poll) {
  return cars.map(cardCar)
}
