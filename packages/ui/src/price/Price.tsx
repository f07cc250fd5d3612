import type { ReactNode } from 'react'

import styles from './Price.module.css'

/** Keeps a price, phone number, range or registration in its own left-to-right order inside any text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}

/** Prices as finished strings; `old` is what the car cost before it was lowered. */
export type PriceProps = { amount: string; old?: { label: string; amount: string } | undefined; size?: 'm' | 'l' }

/** A price, in bold tabular digits, with the former one struck through beside it. */
export function Price({ amount, old, size = 'm' }: PriceProps) {
  return (
    <span className={styles.price}>
      <strong className={size === 'l' ? styles.large : styles.amount}>
        <Ltr>{amount}</Ltr>
      </strong>
      {old ? (
        <s className={styles.old} aria-label={`${old.label} ${old.amount}`}>
          <Ltr>{old.amount}</Ltr>
        </s>
      ) : null}
    </span>
  )
}
