import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'

import { chatUrl } from '../../parts/phone/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Asked } from './load-asked.ts'
import type { TradeInResult } from './load-trade-in.ts'

import styles from './Pricing.module.css'

/**
 * The price of a car after a trade-in: the range, its basis, what was not asked, and the ways on. `offer` is the
 * address of the form that offers the old car.
 */
export function TradeIn({
  name,
  result,
  asked,
  offer,
}: {
  name: string
  result: TradeInResult
  asked: Pick<Asked, 'model' | 'mileage'>
  offer: string
}) {
  const { t, money, language } = useTexts()
  const { price, left, valuation, isLent } = result
  const { range, comparables, confidence, date } = valuation
  if (left === null || range === null)
    return (
      <section className={styles.result} aria-labelledby="value">
        <h2 id="value" className={styles.range}>
          {t('finance:valuation.tooFew', { count: comparables })}
        </h2>
        <p>{t('finance:valuation.none')}</p>
        <p className={styles.ways}>
          <ButtonLink href={offer}>{t('finance:tradeIn.offer')}</ButtonLink>
          <ButtonLink look="secondary" href={chatUrl(t('shell.whatsApp.text'))}>
            {t('shell.whatsApp.label')}
          </ButtonLink>
        </p>
      </section>
    )
  const words =
    left.least > 0
      ? t('finance:tradeIn.left', left)
      : left.most > 0
        ? t('finance:tradeIn.even', { most: left.most, back: -left.least })
        : t('finance:tradeIn.back', { from: -left.most, back: -left.least })
  return (
    <section className={styles.result} aria-labelledby="value">
      <h2 id="value" className={styles.range}>
        {words}
      </h2>
      <SpecList
        specs={[
          { label: name, value: <Ltr>{money(price)}</Ltr> },
          { label: t('finance:tradeIn.worth'), value: t('finance:valuation.range', range) },
        ]}
      />
      <p>
        <strong>{t(`finance:valuation.confidence.${confidence}`)}</strong> ·{' '}
        <span>{t('finance:valuation.basis', { count: comparables, date })}</span>
      </p>
      {asked.model === '' ? <p>{t('finance:valuation.wholeBrand')}</p> : null}
      {asked.mileage.trim() === '' ? <p>{t('finance:valuation.noMileage')}</p> : null}
      <p className={styles.note}>{t('finance:valuation.offer')}</p>
      <p className={styles.ways}>
        <ButtonLink href={offer}>{t('finance:tradeIn.offer')}</ButtonLink>
        {left.least > 0 && isLent ? (
          <ButtonLink
            look="secondary"
            href={`${pathFor('finance', language)}?price=${price}&contribution=${range.low}`}
          >
            {t('finance:tradeIn.loan')}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  )
}
