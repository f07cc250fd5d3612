import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Badge } from '@otosafi/ui/badge/Badge'
import { Breadcrumbs } from '@otosafi/ui/breadcrumbs/Breadcrumbs'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Facts } from '@otosafi/ui/facts/Facts'
import { Gallery } from '@otosafi/ui/gallery/Gallery'
import { Price } from '@otosafi/ui/price/Price'

import { badgesOf } from '../../car-cards/car-card-props.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CarDetail } from './load-car.ts'
import { MarketValue } from './MarketValue.tsx'
import { MoneyNotes } from './MoneyNotes.tsx'

import styles from './CarHead.module.css'

/** What a visitor sees first: the photographs, and beside them price, state and the way to ask. */
export function CarHead({ car, url }: { car: CarDetail; url: string }) {
  const { t, language, money } = useTexts()
  const cars = pathFor('buyCars', language)
  const title = `${car.brand.name} ${car.model.name} ${car.modelYear}`
  const photos = car.photos.map((photo) => {
    const caption = photo.flaw
      ? `${t(`inspection.sections.${photo.flaw.section}`)}: ${t('inspection.flawSize', { size: photo.flaw.sizeMm })}`
      : t(`vocabulary.photoView.${photo.view}`)
    return { ...photo, caption, alt: t('car.photos.caption', { name: title, view: caption }) }
  })
  const chatText = t('shell.whatsApp.carText', { name: title, reference: car.reference, url })
  return (
    <>
      <Breadcrumbs
        label={t('shell.breadcrumb')}
        crumbs={[
          { label: t('routes:home'), href: pathFor('home', language) },
          { label: t('listing.title'), href: cars },
          { label: car.brand.name, href: `${cars}?brand=${car.brand.id}` },
        ]}
        current={car.model.name}
      />
      <div className={styles.head}>
        <div className={styles.photos}>
          {photos.length === 0 ? (
            <p>{t('car.photos.none')}</p>
          ) : (
            <Gallery
              photos={photos}
              texts={{
                label: t('car.photos.gallery', { name: title }),
                previous: t('car.photos.previous'),
                next: t('car.photos.next'),
                position: (number) => t('car.photos.position', { number, total: photos.length }),
              }}
            />
          )}
        </div>
        <div className={styles.summary}>
          <p className={styles.badges}>
            {badgesOf(car, t).map(({ tone, text }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </p>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {car.trim ? <bdi className={styles.trim}>{car.trim}</bdi> : null}
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
            <ButtonLink
              wide
              href={`https://wa.me/${edition.whatsApp.number}?text=${encodeURIComponent(chatText)}`}
              rel="noopener"
            >
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
      </div>
    </>
  )
}
