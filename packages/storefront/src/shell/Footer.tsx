import { useRouteLoaderData } from 'react-router'

import { edition } from '#edition'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Still } from '@otosafi/framework-output/screen/Still'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Logo } from '@otosafi/ui/logo/Logo'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ContactLinks } from './ContactLinks.tsx'
import type { FooterData, ShellData } from './load-shell.ts'
import { UsageChoice } from './UsageChoice.tsx'

import styles from './Footer.module.css'

/** The footer of every page: newsletter, about and contact, links to cars, help, other countries. */
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

/** The shell is the same within a document: browsers keep what the server wrote, and need no code for it. */
function StillFooter({ data }: { data: ShellData }) {
  const { still } = usePageData(data)
  return (
    <Still part="footer" data={import.meta.env.SSR ? still : null}>
      {(footer) => (import.meta.env.SSR ? <FooterText footer={footer} /> : null)}
    </Still>
  )
}

function FooterText({ footer }: { footer: FooterData }) {
  const { t, language } = useTexts()
  const { content, contact, models, year } = footer
  const offered = models.map(({ key, name, brand }) => ({
    href: `${pathFor('buyCars', language)}?brand=${brand}&model=${key}`,
    label: name,
  }))
  const columns = [
    ...(offered.length === 0 ? [] : [{ title: t('shell.footer.models'), links: offered }]),
    ...(content?.columns ?? []),
  ]
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
        {columns.map(({ title, links }) => (
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
        <UsageChoice />
      </div>
    </>
  )
}
