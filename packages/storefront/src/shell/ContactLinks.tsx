import type { ReactNode } from 'react'

import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'
import { Icon } from '@otosafi/ui/icon/Icon'
import { type IconData, instagram, mail, phone, whatsApp } from '@otosafi/ui/icon/icons'
import { Ltr } from '@otosafi/ui/ltr/Ltr'

import { chatUrl } from '../contact/chat-url.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { FooterData } from './load-shell.ts'

import styles from './Footer.module.css'

/** Every way to reach a person: chat, telephone, mail, and where to see what we do. */
export function ContactLinks({ contact, content }: Pick<FooterData, 'contact' | 'content'>) {
  const { t } = useTexts()
  const instagramUrl = content?.social.find(({ network }) => network === 'instagram')?.url
  return (
    <ul>
      <ContactLink icon={whatsApp} href={chatUrl(t('shell.whatsApp.text'))}>
        {t('shell.whatsApp.label')}
      </ContactLink>
      {contact ? (
        <>
          <ContactLink icon={phone} href={`tel:${contact.phone}`}>
            <Ltr>{formatPhone(contact.phone, edition.phone)}</Ltr>
          </ContactLink>
          <ContactLink icon={mail} href={`mailto:${contact.email}`}>
            <Ltr>{contact.email}</Ltr>
          </ContactLink>
        </>
      ) : null}
      {instagramUrl ? (
        <ContactLink icon={instagram} href={instagramUrl}>
          {t('shell.footer.instagram')}
        </ContactLink>
      ) : null}
    </ul>
  )
}

function ContactLink({ icon, href, children }: { icon: IconData; href: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.link} href={href}>
        <Icon icon={icon} />
        {children}
      </a>
    </li>
  )
}
