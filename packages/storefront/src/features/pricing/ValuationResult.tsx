import { edition } from '#edition'
import { LOSS_KILOMETRES } from '@otosafi/domain/money/loss-kilometres'
import { ButtonLink } from '@otosafi/ui/button/Button'

import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { chatUrl } from '../../parts/phone/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingOfModel } from './listing-of-model.ts'
import type { Pricing } from './load-pricing.ts'
import type { Wider } from './load-wider.ts'
import { modelPricesPath } from './model-prices-path.ts'

import styles from './Pricing.module.css'

/**
 * A valuation (P-51): the range, what it comes from, how sure it is, what changes it, and the nearest of the compared cars. Where
 * there are too few of them, how many there are, and what to ask instead; `path` is that of the page.
 */
export function ValuationResult({
  result,
  asked,
  path,
}: {
  result: NonNullable<Pricing['result']>
  asked: Pricing['asked']
  path: string
}) {
  const { t, language } = useTexts()
  const { range, comparables, confidence, loss, date, isWholeBrand, hasMileage, cars, wider } = result
  return (
    <>
      <section className={styles.result} aria-labelledby="value">
        <h2 id="value" className={styles.range}>
          {range === null ? t('finance:valuation.tooFew', { count: comparables }) : t('finance:valuation.range', range)}
        </h2>
        {range === null ? (
          <>
            <p>{t('finance:valuation.none')}</p>
            <WiderLinks wider={wider} asked={asked} path={path} />
            <p>
              <ButtonLink look="secondary" href={chatUrl(t('shell.whatsApp.text'))}>
                {t('shell.whatsApp.label')}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p>
              <strong>{t(`finance:valuation.confidence.${confidence}`)}</strong> ·{' '}
              <span>{t('finance:valuation.basis', { count: comparables, date })}</span>
            </p>
            <p>{t('finance:valuation.middle', range)}</p>
            {isWholeBrand ? <p>{t('finance:valuation.wholeBrand')}</p> : null}
            {hasMileage ? null : <p>{t('finance:valuation.noMileage')}</p>}
            {asked.model === '' || !edition.features.pricingTool ? null : (
              <p>
                <a href={modelPricesPath(language, asked)}>{t('finance:prices.link')}</a>
              </p>
            )}
            <p className={styles.note}>{t('finance:valuation.offer')}</p>
          </>
        )}
      </section>
      {loss === null ? null : (
        <section className={styles.factors}>
          <h2>{t('finance:valuation.factors')}</h2>
          <ul>
            {loss.year === 0 ? null : <li>{t('finance:valuation.newer', { percent: inPercent(loss.year) })}</li>}
            {loss.mileage === 0 ? null : (
              <li>
                {t('finance:valuation.farther', { kilometres: LOSS_KILOMETRES, percent: inPercent(loss.mileage) })}
              </li>
            )}
            <li>{t('finance:valuation.care')}</li>
          </ul>
        </section>
      )}
      {cars.length === 0 ? null : (
        <section className={styles.cars}>
          <h2>{t('finance:valuation.cars')}</h2>
          {range === null ? null : <p className={styles.note}>{t('finance:valuation.ownPrices')}</p>}
          <CarCards cars={cars} heading="h3" />
          <p>
            <ButtonLink look="secondary" href={listingOfModel(language, asked)}>
              {t('finance:valuation.all')}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}

/** The same question, without what left too few cars to compare. */
function WiderLinks({
  wider,
  asked: { brand, model, year, mileage },
  path,
}: {
  wider: Wider | null
  asked: Pricing['asked']
  path: string
}) {
  const { t } = useTexts()
  const address = (changed: Record<string, string>) => {
    const given = Object.entries({ brand, model, year: String(year ?? ''), mileage, ...changed })
    return `${path}?${new URLSearchParams(given.filter(([, value]) => value !== '')).toString()}#value`
  }
  const links = [
    ...(wider?.isAnyModel ? [{ label: t('finance:valuation.wider.model'), href: address({ model: '' }) }] : []),
    ...(wider?.year
      ? [
          {
            label: t('finance:valuation.wider.year', { year: String(wider.year) }),
            href: address({ year: String(wider.year) }),
          },
        ]
      : []),
  ]
  return links.length === 0 ? null : (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

/** A share in percent, with one decimal. */
function inPercent(share: number): number {
  return Math.round(1000 * share) / 10
}
