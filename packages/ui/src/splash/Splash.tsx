import type { ReactNode } from 'react'

import { Overlay } from '../overlay/Overlay.tsx'

/** The splash screen: the logo on an empty page, after a delay, while another page loads. */
export function Splash({
  text,
  children,
}: {
  /** Says that the page is loading, below the logo. */
  text: string
  /** The logo. */
  children: ReactNode
}) {
  return (
    <Overlay ground="paper">
      {children}
      <p>{text}</p>
    </Overlay>
  )
}
