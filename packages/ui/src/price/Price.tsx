import { HiddenText } from '../hidden-text/HiddenText.tsx'
import { Ltr } from '../ltr/Ltr.tsx'

import styles from './Price.module.css'

/** Prices as finished strings, ready to be shown. */
export type PriceProps = {
  /** The price with its currency, formatted for the language. */
  amount: string
  /** The price before a reduction, and the label that screen readers say before it; undefined without one. */
  old?: { label: string; amount: string } | undefined
  /** The price in other currencies, or undefined; `label` says that it is approximate, and the date of the rates. */
  converted?: { label: string; amounts: readonly string[] } | undefined
  /** `l` for the price of a car's own page; `m` in lists, by default. */
  size?: 'm' | 'l'
}

/** A price in bold tabular digits, with the former one struck through beside it and other currencies below. */
export function Price({ amount, old, converted, size = 'm' }: PriceProps) {
  return (
    <span className={styles.price}>
      <strong className={size === 'l' ? styles.large : styles.amount}>
        <Ltr>{amount}</Ltr>
      </strong>
      {old ? (
        <s className={styles.old}>
          <HiddenText>{`${old.label} `}</HiddenText>
          <Ltr>{old.amount}</Ltr>
        </s>
      ) : null}
      {converted ? (
        <span className={styles.converted}>
          <span>{converted.label}</span>
          {converted.amounts.map((each) => (
            <Ltr key={each}>{each}</Ltr>
          ))}
        </span>
      ) : null}
    </span>
  )
}
