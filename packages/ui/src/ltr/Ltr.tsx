import type { ReactNode } from 'react'

/** `bdi dir="ltr"`: isolates a price, phone number, range or registration in left-to-right order. */
export function Ltr({
  children,
}: {
  /** The price, number or range, already formatted. */
  children: ReactNode
}) {
  return <bdi dir="ltr">{children}</bdi>
}
