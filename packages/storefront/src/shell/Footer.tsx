import { useRouteLoaderData } from 'react-router'

import { edition } from '#edition'
import { LANGUAGES } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Logo } from '@otosafi/ui/logo/Logo'
import { Wrap } from '@otosafi/ui/section/Section'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import { NewsletterForm } from '../parts/newsletter/NewsletterForm.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ContactLinks } from './ContactLinks.tsx'
import type { FooterData, ShellData } from './load-shell.ts'
import { UsageChoice } from './UsageChoice.tsx'

import styles from './Footer.module.css'

/** The footer of every page: newsletter, about and contact, links to cars, help, other countries. */
export function Footer() {
  const data = useRouteLoaderData<ShellData>('shell')
  return (
    <footer className={styles.footer}>
      <Wrap>
        <NewsletterForm />
        {data ? <StaticFooter data={data} /> : null}
      </Wrap>
    </footer>
  )
}

/** The shell is the same within a document: browsers keep what the server wrote, and need no code for it. */
function StaticFooter({ data }: { data: ShellData }) {
  const [, staticData] = usePageData(data)
  return (
    <StaticHtml part="footer" data={import.meta.env.SSR ? staticData : null}>
      {(footer) => (import.meta.env.SSR ? <FooterText footer={footer} /> : null)}
    </StaticHtml>
  )
}

function FooterText({ footer }: { footer: FooterData }) {
  const { t, language } = useTexts()
  const { content, contact, filters, year } = footer
  // Without the mark, Latin lines behind one another would run from the left in Arabic.
  const apart = LANGUAGES[language].dir === 'rtl' ? ' \u200f· ' : ' · '
  return (
    <>
      <nav className={styles.columns} aria-label={t('shell.footer.label')}>
        <div className={styles.about}>
          <h2>{t('shell.footer.contact')}</h2>
          <ContactLinks contact={contact} content={content} />
          {contact ? (
            <p>
              <bdi>{contact.address}</bdi>
            </p>
          ) : null}
        </div>
        <FilterLinks filters={filters} />
        {content?.columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href + label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.legal}>
        <Logo name={BRAND_NAME} />
        {content ? <p>{content.about}</p> : null}
        <p>{[t('shell.footer.rights', { year }), ...(content?.legalLines ?? [])].join(apart)}</p>
        <p>{t('shell.currencyNote', { currency: t(`currency.${edition.currency}`) })}</p>
        <p>{t('shell.demoNotice')}</p>
        <UsageChoice />
      </div>
    </>
  )
}

/** Models under their brands, each with the number of its cars; where those are unknown, the brands alone. */
function FilterLinks({ filters: { models: brands, msg } }: Pick<FooterData, 'filters'>) {
  const { t, language, number } = useTexts()
  if (brands.length === 0) return null
  return (
    <div>
      <h2>{t('shell.footer.models')}</h2>
      {msg === null ? null : <p>{msg}</p>}
      <ul>
        {brands.map(({ id, name, models }) => {
          const ofBrand = `${pathFor('buyCars', language)}?brand=${id}`
          return (
            <li key={id}>
              <a href={ofBrand}>{name}</a>
              {models.length === 0 ? null : (
                <ul>
                  {models.map((model) => (
                    <li key={model.key}>
                      <a href={`${ofBrand}&model=${model.key}`}>{`${model.name} (${number(model.count)})`}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
