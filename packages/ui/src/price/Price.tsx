import { HiddenText } from '../hidden-text/HiddenText.tsx'
import { Ltr } from '../ltr/Ltr.tsx'

import styles from './Price.module.css'

/** Prices as finished strings, ready to be shown. */
export type PriceProps = {
  amount: string
  /** The price before a reduction. */
  old?: { label: string; amount: string } | undefined
  /** The price in other currencies; `label` says that it is approximate, and the date of the rates. */
  converted?: { label: string; amounts: readonly string[] } | undefined
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
