import type { ReactNode } from 'react'

import { ButtonLink, type ButtonLook } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { whatsApp } from '../icon/icons.ts'
import { whatsAppUrl } from './whatsapp-url.ts'

/** A link that opens a WhatsApp chat with a number and a prefilled text. */
export function WhatsAppLink({
  number,
  text,
  look = 'secondary',
  wide = false,
  children,
}: {
  /** In international form. */
  number: string
  text?: string
  look?: ButtonLook
  wide?: boolean
  children: ReactNode
}) {
  return (
    <ButtonLink href={whatsAppUrl(number, text)} look={look} wide={wide}>
      <Icon icon={whatsApp} />
      {children}
    </ButtonLink>
  )
}
