import { pathFor } from '@otosafi/editions/routes/path-for'
import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Icon } from '@otosafi/ui/icon/Icon'
import { whatsApp } from '@otosafi/ui/icon/icons'
import { Price } from '@otosafi/ui/price/Price'

import { badgesOf } from '../../parts/car-cards/car-card-props.ts'
import { chatUrl } from '../../parts/phone/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CarFacts, Discount, NEXT_STEPS } from './CarHead.tsx'
import type { CarDetail } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'
import type { VerdictLine } from './verdict-lines.ts'
import { Verdict } from './Verdict.tsx'

import styles from './CarSummary.module.css'

/** The head of a car's page: name, price and how it compares, state, and the actions. */
export function CarSummary({
  car,
  name,
  url,
  address,
  verdict,
}: {
  car: CarDetail
  name: string
  url: string
  /** Path of the page. */
  address: string
  verdict: readonly VerdictLine[]
}) {
  const { t, money, language } = useTexts()
  const interested = pathFor('interested', language, { id: car.id })
  const nextStep = NEXT_STEPS[car.status]
  const chatText = t('shell.whatsApp.carText', { name, reference: car.reference, url })
  return (
    <div className={styles.summary}>
      <p className={styles.badges}>
        {badgesOf(car, t).map(({ tone, text }) => {
          const badge = (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          )
          // The mark leads to its rule.
          return tone === 'brand' ? (
            <a key={text} href={`${address}/report#certified`}>
              {badge}
            </a>
          ) : (
            badge
          )
        })}
      </p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {car.trim ? (
        <p className={styles.soft}>
          <bdi>{car.trim}</bdi>
        </p>
      ) : null}
      <CarFacts car={car} className={styles.facts} />
      <Price
        size="l"
        amount={money(car.price)}
        old={car.oldPrice === null ? undefined : { label: t('car.label.oldPrice'), amount: money(car.oldPrice) }}
      />
      <Discount car={car} />
      <MoneyNotes car={car} />
      <Verdict verdict={verdict} address={address} />
      <MarketValue car={car} comparison={`${address}/report#price`} />
      {car.status === 'sold' && car.soldAt ? (
        <p className={styles.state}>{t('car.soldOn', { date: car.soldAt })}</p>
      ) : null}
      {car.status === 'reserved' ? <p className={styles.state}>{t('car.reservedText')}</p> : null}
      <div className={styles.actions}>
        <ButtonLink wide href={interested + nextStep.anchor}>
          {t(nextStep.label)}
        </ButtonLink>
        <ButtonLink look="secondary" href={chatUrl(chatText)} aria-label={t('car.action.whatsApp')}>
          <Icon icon={whatsApp} />
        </ButtonLink>
      </div>
      <p>
        <a href={`${interested}#callback`}>{t('car.action.callMeBack')}</a>
      </p>
      {car.status === 'sold' ? null : (
        <p>
          <a href={`${pathFor('sellCar', language)}?car=${car.id}`}>{t('car.action.tradeIn')}</a>
        </p>
      )}
      <p className={styles.reference}>
        {t('car.label.reference')} <bdi dir="ltr">{car.reference}</bdi>
        {car.viewsToday === null ? null : (
          <span className={styles.views}>{t('car.viewsToday', { count: car.viewsToday })}</span>
        )}
      </p>
    </div>
  )
}
