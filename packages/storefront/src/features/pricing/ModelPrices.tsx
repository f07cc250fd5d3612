import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Ltr } from '@otosafi/ui/ltr/Ltr'

import { useTexts } from '../../texts/use-texts.ts'
import { listingOfModel } from './listing-of-model.ts'
import type { ModelPricing } from './load-model-prices.ts'
import { CHART, chartOf } from './price-chart.ts'

import styles from './ModelPrices.module.css'

/** A model's prices by model year: drawn, as a table whose years lead to their valuation, and the cars on sale. */
export function ModelPrices({ prices }: { prices: ModelPricing }) {
  const { t, language, money } = useTexts()
  const { name, years } = prices
  const model = { brand: prices.brand.id, model: prices.model.id }
  const tool = pathFor('pricingTool', language)
  return (
    <>
      <Chart prices={prices} />
      {/* Scrolls by itself, and by the keyboard when it is focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the keyboard */}
      <div className={styles.region} role="region" aria-label={t('finance:prices.title', { name })} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('car.label.modelYear')}</th>
              <th scope="col">{t('finance:prices.range')}</th>
              <th scope="col">{t('finance:prices.middle')}</th>
              <th scope="col">{t('finance:prices.compared')}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ modelYear, range, comparables, confidence }) => (
              <tr key={modelYear}>
                <th scope="row">
                  <a href={`${tool}?${new URLSearchParams({ ...model, year: String(modelYear) }).toString()}`}>
                    {modelYear}
                  </a>
                </th>
                <td>{range === null ? null : t('finance:valuation.range', range)}</td>
                <td>{range === null ? null : <Ltr>{money(range.middle)}</Ltr>}</td>
                <td>
                  {comparables}
                  <span className={styles.confidence}>{t(`finance:valuation.confidence.${confidence}`)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {t('finance:valuation.noMileage')} {t('finance:valuation.offer')}
      </p>
      <p className={styles.ways}>
        <ButtonLink look="secondary" href={listingOfModel(language, model)}>
          {t('finance:valuation.cars')}
        </ButtonLink>
      </p>
    </>
  )
}

/** The prices of the years that have a range, drawn; nothing for fewer than two of them. */
function Chart({ prices: { name, years } }: { prices: ModelPricing }) {
  const { t, money } = useTexts()
  const charted = years.flatMap(({ modelYear, range }) => (range === null ? [] : [{ modelYear, ...range }]))
  const chart = chartOf(charted)
  const [newest, oldest] = [charted[0], charted.at(-1)]
  if (chart === null || newest === undefined || oldest === undefined) return null
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={t('finance:prices.chart', {
        name,
        oldest: String(oldest.modelYear),
        from: oldest.middle,
        newest: String(newest.modelYear),
        to: newest.middle,
      })}
    >
      <div className={styles.prices}>
        {chart.prices.map((price) => (
          <Ltr key={price}>{money(price)}</Ltr>
        ))}
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.grid} d={chart.grid} vectorEffect="non-scaling-stroke" />
        <path className={styles.area} d={chart.area} />
        <path className={styles.line} d={chart.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.years}>
        {chart.years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
    </div>
  )
}
