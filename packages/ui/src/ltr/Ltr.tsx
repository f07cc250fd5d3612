import type { ReactNode } from 'react'

/** Keeps a price, phone number, range or registration in its own left-to-right order inside any text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
