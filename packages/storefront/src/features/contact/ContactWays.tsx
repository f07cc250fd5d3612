import type { ReactNode } from 'react'

import { edition } from '#edition'
import { formatPhone } from '@otosafi/editions/format/phone'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Icon } from '@otosafi/ui/icon/Icon'
import { type IconData, instagram, mail, phone, whatsApp } from '@otosafi/ui/icon/icons'
import { Ltr } from '@otosafi/ui/ltr/Ltr'
import { Section } from '@otosafi/ui/section/Section'
import { TextLink } from '@otosafi/ui/text-link/TextLink'

import { chatUrl } from '../../parts/phone/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Contact } from './load-contact.ts'
import { openingText } from './opening-text.ts'

import styles from './ContactWays.module.css'

/** How to reach the team: chat, telephone, mail, address, Instagram, and hours. */
export function ContactWays({ ways, instagramUrl }: Pick<Contact, 'ways' | 'instagramUrl'>) {
  const { t } = useTexts()
  return (
    <section className={styles.place}>
      <h2>{t('contact.reach')}</h2>
      <ul className={styles.ways}>
        <Way icon={whatsApp} href={chatUrl(t('shell.whatsApp.text'))}>
          {t('shell.whatsApp.label')}
        </Way>
        {ways === null ? null : (
          <>
            <Way icon={phone} href={`tel:${ways.phone}`}>
              <Ltr>{formatPhone(ways.phone, edition.phone)}</Ltr>
            </Way>
            <Way icon={mail} href={`mailto:${ways.email}`}>
              <Ltr>{ways.email}</Ltr>
            </Way>
            <li>
              <bdi>{ways.address}</bdi>
            </li>
          </>
        )}
        {instagramUrl === null ? null : (
          <Way icon={instagram} href={instagramUrl}>
            {t('shell.footer.instagram')}
          </Way>
        )}
      </ul>
      {ways === null ? null : <Times {...ways} />}
    </section>
  )
}

function Way({ icon, href, children }: { icon: IconData; href: string; children: ReactNode }) {
  return (
    <li>
      <a className={styles.way} href={href}>
        <Icon icon={icon} />
        {children}
      </a>
    </li>
  )
}

/** The places where cars are shown or inspected. */
export function Stores({ stores }: Pick<Contact, 'stores'>) {
  const { t, language } = useTexts()
  if (stores.length === 0) return null
  return (
    <Section title={t('contact.stores')}>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id} className={styles.place}>
            <h3>
              <bdi>{store.name}</bdi>
            </h3>
            <p className={styles.soft}>{t(`contact.${store.kind}`)}</p>
            <p>
              <bdi>{store.address}</bdi>
            </p>
            <Times {...store} />
            <ul className={styles.ways}>
              <Way icon={phone} href={`tel:${store.phone}`}>
                <Ltr>{formatPhone(store.phone, edition.phone)}</Ltr>
              </Way>
              {store.location === null ? null : (
                <li>
                  <a className={styles.way} href={mapUrl(store.location)}>
                    {t('contact.map')}
                  </a>
                </li>
              )}
            </ul>
            {store.cars === 0 ? null : (
              <TextLink href={`${pathFor('buyCars', language)}?city=${store.city.id}`}>
                {t('home.carCount', { count: store.cars })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Address that shows a place on a map: in the map's app where there is one, else on its site. */
function mapUrl({ latitude, longitude }: NonNullable<Contact['stores'][number]['location']>): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
}

/** Whether a place is open, and its hours in the edition's own time. */
function Times({ opening, hours }: Pick<Contact['stores'][number], 'opening' | 'hours'>) {
  const { t } = useTexts()
  const day = (number: 1 | 2 | 3 | 4 | 5 | 6 | 7) => t(`vocabulary.day.${number}`)
  return (
    <div className={styles.times}>
      <p className={opening.isOpen ? styles.open : styles.soft}>{openingText(opening, t)}</p>
      {!opening.isOpen && opening.isHoliday ? <p className={styles.soft}>{t('contact.holiday')}</p> : null}
      <dl className={styles.hours}>
        {hours.map(({ from, to, hours: each }) => (
          <div key={from}>
            <dt>{from === to ? day(from) : t('contact.range', { from: day(from), to: day(to) })}</dt>
            <dd>
              {each.map(({ opens, closes }) => (
                <Ltr key={opens}>{`${opens} – ${closes}`}</Ltr>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
