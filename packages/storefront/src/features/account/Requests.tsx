import { LANGUAGES } from '@otosafi/editions/language'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { useTexts } from '../../texts/use-texts.ts'
import type { ListedRequest, ShownAppointment, ShownRequest } from './load-section.ts'

import styles from './Requests.module.css'

/**
 * The requests of an account (P-45): bookings, visits and sales, each with its state, what comes next and the way to
 * its page, and plain requests, each with its state.
 */
export function Requests({ requests }: { requests: readonly ListedRequest[] }) {
  const { t, language } = useTexts()
  if (requests.length === 0)
    return (
      <EmptyState title={t('account:requests.empty')} text={t('account:requests.guests')}>
        <ButtonLink href={pathFor('buyCars', language)}>{t('routes:buyCars')}</ButtonLink>
        <ButtonLink look="secondary" href={pathFor('sellCar', language)}>
          {t('routes:sellCar')}
        </ButtonLink>
        <ButtonLink look="secondary" href={pathFor('contactUs', language)}>
          {t('routes:contactUs')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.requests}>
        {requests.map((request) =>
          'id' in request ? (
            <Appointment key={request.reference} {...request} />
          ) : (
            <PlainRequest key={request.reference} {...request} />
          ),
        )}
      </ul>
      <p className={styles.day}>{t('account:requests.guests')}</p>
    </>
  )
}

/** A request that the team answers by a call or a message. */
function PlainRequest({ reference, kind, state, day, language, car, message }: ShownRequest) {
  const { t } = useTexts()
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h2>{t(`account:requests.kind.${kind}`)}</h2>
        <Badge tone={state === 'closed' ? 'ink' : 'plain'}>{t(`account:requests.state.${state}`)}</Badge>
      </div>
      <p>{t(`account:requests.next.${state}`)}</p>
      <SentLine reference={reference} day={day} />
      <p className={styles.day}>{t('account:requests.language', { language: LANGUAGES[language].name })}</p>
      <CarLink car={car} />
      {message === null ? null : (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
    </li>
  )
}

/** The reference, which stays on one line, and the day of sending. */
function SentLine({ reference, day }: Pick<ShownRequest, 'reference' | 'day'>) {
  const { t } = useTexts()
  return (
    <p className={styles.day}>
      {t('booking:receipt.reference')} <bdi dir="ltr">{reference}</bdi> · {t('booking:receipt.made')}{' '}
      <span>{t('booking:day', { day })}</span>
    </p>
  )
}

function CarLink({ car }: Pick<ShownRequest, 'car'>) {
  const { language } = useTexts()
  if (car === null) return null
  return (
    <p>
      <TextLink href={carPath(car, language)}>
        <bdi>{car.name}</bdi>
      </TextLink>
    </p>
  )
}

/** A booking, a visit or a sale: its state, what comes next, and the link to what can be done. */
function Appointment({ id, kind, reference, day, car, state, next, tone, moment }: ShownAppointment) {
  const { t, language } = useTexts()
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h2>{t(`account:requests.kind.${kind}`)}</h2>
        <Badge tone={tone}>{state}</Badge>
      </div>
      {moment === null ? null : (
        <p>
          <time>{t('booking:moment', moment)}</time>
        </p>
      )}
      <p>{next}</p>
      <CarLink car={car} />
      <SentLine reference={reference} day={day} />
      <ButtonLink look="secondary" href={pathFor(kind, language, { token: id })}>
        {t(`routes:${kind}`)}
      </ButtonLink>
    </li>
  )
}
