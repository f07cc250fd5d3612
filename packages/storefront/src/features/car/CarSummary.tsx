import { Badge } from '@otosafi/ui/badge/Badge'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Facts } from '@otosafi/ui/facts/Facts'
import { Price } from '@otosafi/ui/price/Price'

import { badgesOf } from '../../car-cards/car-card-props.ts'
import { chatUrl } from '../../contact/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'

import styles from './CarSummary.module.css'

/** What a buyer decides by: name, price with what it compares to, state, and the way to ask. */
export function CarSummary({ car, name, url }: { car: CarDetail; name: string; url: string }) {
  const { t, money } = useTexts()
  const chatText = t('shell.whatsApp.carText', { name, reference: car.reference, url })
  return (
    <div className={styles.summary}>
      <p className={styles.badges}>
        {badgesOf(car, t).map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {car.trim ? (
        <p className={styles.trim}>
          <bdi>{car.trim}</bdi>
        </p>
      ) : null}
      <Facts
        facts={[
          t('car.unit.km', { value: car.mileage }),
          t(`vocabulary.fuelType.${car.fuelType}`),
          t(`vocabulary.transmission.${car.transmission}`),
          car.city.name,
        ]}
      />
      <Price
        size="l"
        amount={money(car.price)}
        old={car.oldPrice === null ? undefined : { label: t('car.label.oldPrice'), amount: money(car.oldPrice) }}
      />
      <MarketValue car={car} />
      <MoneyNotes car={car} />
      {car.status === 'sold' && car.soldAt ? (
        <p className={styles.state}>{t('car.soldOn', { date: car.soldAt })}</p>
      ) : null}
      {car.status === 'reserved' ? <p className={styles.state}>{t('car.reservedText')}</p> : null}
      <div className={styles.actions}>
        <ButtonLink wide href={chatUrl(chatText)} rel="noopener">
          {t('car.action.whatsApp')}
        </ButtonLink>
      </div>
      <p className={styles.reference}>
        {t('car.label.reference')}: <bdi dir="ltr">{car.reference}</bdi>
        {car.viewsToday === null ? null : (
          <span className={styles.views}>{t('car.viewsToday', { count: car.viewsToday })}</span>
        )}
      </p>
    </div>
  )
}
