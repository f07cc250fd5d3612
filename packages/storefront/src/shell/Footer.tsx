import { useRouteLoaderData } from 'react-router'

import { edition } from '#edition'
import { Logo } from '@otosafi/ui/logo/Logo'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { usePageData } from '../request/page-data.ts'
import { Still } from '../request/Still.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ContactLinks } from './ContactLinks.tsx'
import type { FooterData, ShellData } from './load-shell.ts'

import styles from './Footer.module.css'

/** The foot of every page: the newsletter, who we are and how to reach us, ways to the cars, help, the other countries. */
export function Footer() {
  const { t } = useTexts()
  const data = useRouteLoaderData<ShellData>('shell')
  return (
    <footer className={styles.footer} aria-label={t('shell.footer.label')}>
      <div className={styles.inner}>
        <NewsletterForm />
        {data ? <StillFooter data={data} /> : null}
      </div>
    </footer>
  )
}

function StillFooter({ data }: { data: ShellData }) {
  const { still } = usePageData(data)
  return (
    <Still part="footer" data={still}>
      {(footer) => <FooterText footer={footer} />}
    </Still>
  )
}

function FooterText({ footer }: { footer: FooterData }) {
  const { t } = useTexts()
  const { content, contact, year } = footer
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2 className={styles.title}>{t('shell.footer.contact')}</h2>
          <ContactLinks contact={contact} content={content} />
          {contact ? (
            <p>
              <bdi>{contact.address}</bdi>
            </p>
          ) : null}
        </div>
        {content?.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href + label}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <Logo name={BRAND_NAME} />
        {content ? <p>{content.about}</p> : null}
        <p>{[t('shell.footer.rights', { year }), ...(content?.legalLines ?? [])].join(' · ')}</p>
        <p>{t('shell.currencyNote', { currency: t(`currency.${edition.currency}`) })}</p>
        <p>{t('shell.demoNotice')}</p>
      </div>
    </>
  )
}
