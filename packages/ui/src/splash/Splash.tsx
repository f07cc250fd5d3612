import type { ReactNode } from 'react'

import { Overlay } from '../overlay/Overlay.tsx'

/** The splash screen: the logo on an empty page, after a delay, while another page loads. */
export function Splash({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Overlay ground="paper">
      {children}
      <p>{text}</p>
    </Overlay>
  )
}
