import type { ReactNode } from 'react'

import { Overlay } from '../overlay/Overlay.tsx'

/** The logo over an empty ground while another page loads, only when that takes long enough to wonder. */
export function Splash({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Overlay ground="paper">
      {children}
      <p>{text}</p>
    </Overlay>
  )
}
