import { useRouteLoaderData } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Icon } from '@otosafi/ui/icon/Icon'

import { useTexts } from '../texts/use-texts.ts'
import type { ShellData } from './load-shell.ts'
import { useChoices } from './use-choices.ts'

import styles from './Footer.module.css'

/** The foot of every page: ways to the cars, help, the other countries, and the chat that is there site-wide (spec section 1). */
export function Footer() {
  const { t, language } = useTexts()
  const shell = useRouteLoaderData<ShellData>('shell')
  const { countries } = useChoices()
  const cars = pathFor('buyCars', language)
  const columns = [
    {
      title: t('shell.footer.buy'),
      links: [
        { href: cars, label: t('listing.title') },
        { href: `${cars}?condition=new`, label: t('home.new.title') },
        { href: `${cars}?fuelType=ev`, label: t('home.electric.title') },
        { href: `${cars}?condition=imported`, label: t('home.imported.title') },
      ],
    },
    {
      title: t('shell.footer.help'),
      links: (['about', 'faqs', 'privacyPolicy', 'termsOfUse'] as const).map((key) => ({
        href: pathFor(key, language),
        label: t(`routes:${key}`),
      })),
    },
    { title: t('shell.footer.countries'), links: countries.map(({ href, label }) => ({ href, label })) },
  ]
  const chat = `https://wa.me/${edition.whatsApp.number}?text=${encodeURIComponent(t('shell.whatsApp.text'))}`
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <div className={styles.inner}>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <a className={styles.chat} href={chat} rel="noopener">
            <Icon name="phone" />
            {t('shell.whatsApp.label')}
          </a>
          <p className={styles.note}>{t('shell.currencyNote', { currency: t(`currency.${edition.currency}`) })}</p>
          <p className={styles.note}>{t('shell.demoNotice')}</p>
        </div>
      </div>
      <p className={styles.rights}>{t('shell.footer.rights', { year: shell?.year ?? '' })}</p>
    </footer>
  )
}
