import type { ReactNode } from 'react'

import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'
import { Ltr } from '@otosafi/ui/ltr/Ltr'

import { chatUrl } from '../parts/phone/chat-url.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { FooterData } from './load-shell.ts'

/** Contact links: chat, telephone, mail, Instagram. */
export function ContactLinks({ contact, content }: Pick<FooterData, 'contact' | 'content'>) {
  const { t } = useTexts()
  const instagramUrl = content?.social.find(({ network }) => network === 'instagram')?.url
  return (
    <ul>
      <ContactLink href={chatUrl(t('shell.whatsApp.text'))}>{t('shell.whatsApp.label')}</ContactLink>
      {contact ? (
        <>
          <ContactLink href={`tel:${contact.phone}`}>
            <Ltr>{formatPhone(contact.phone, edition.phone)}</Ltr>
          </ContactLink>
          <ContactLink href={`mailto:${contact.email}`}>
            <Ltr>{contact.email}</Ltr>
          </ContactLink>
        </>
      ) : null}
      {instagramUrl ? <ContactLink href={instagramUrl}>{t('shell.footer.instagram')}</ContactLink> : null}
    </ul>
  )
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  )
}
