import { ButtonLink } from '@otosafi/ui/button/Button'
import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { whatsAppShareUrl } from '@otosafi/ui/whatsapp-link/whatsapp-url'

import { useTexts } from '../../texts/use-texts.ts'
import { CopyButton } from './CopyButton.tsx'

import styles from './Appointment.module.css'

/**
 * Ways to keep the address of a page that only its secret leads to: copied, or sent to oneself under `name`. `isOpen` shows
 * them from the start, where the address is nowhere else.
 */
export function KeepLink({ name, link, isOpen = false }: { name: string; link: string; isOpen?: boolean }) {
  const { t } = useTexts()
  // On a line of its own: after the reference, an Arabic message would turn the two about.
  const chat = `${name}\n${link}`
  const mail = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(link)}`
  return (
    <Disclosure summary={t('booking:keep.title')} open={isOpen}>
      <div className={styles.ways}>
        <CopyButton text={link} label={t('car.action.copyLink')} />
        <ButtonLink look="secondary" href={whatsAppShareUrl(chat)}>
          {t('car.action.whatsAppShare')}
        </ButtonLink>
        <ButtonLink look="secondary" href={`mailto:?${mail}`}>
          {t('booking:keep.mail')}
        </ButtonLink>
      </div>
    </Disclosure>
  )
}
