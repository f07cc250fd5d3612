import { useLocation } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { Menu, MenuLinks } from '@otosafi/ui/menu/Menu'

import { useTexts } from '../texts/use-texts.ts'
import { Logo } from './Logo.tsx'
import { useChoices } from './use-choices.ts'

import styles from './Header.module.css'

/** The head of every page: home, navigation, language and country. Menus work without script. */
export function Header() {
  const { t, language } = useTexts()
  const { pathname } = useLocation()
  const { languages, countries } = useChoices()
  const links = (['buyCars', 'carInsurance', 'about', 'faqs'] as const).map((key) => ({
    href: pathFor(key, language),
    label: t(`routes:${key}`),
  }))
  const country = countries.find(({ current }) => current)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={pathFor('home', language)} aria-label={t('shell.homeLink')}>
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={t('shell.navigation')}>
          {links.map(({ href, label }) => (
            <a key={href} className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <Menu label={t('shell.country')} icon="pin" text={country?.label ?? ''}>
            <MenuLinks title={t('shell.chooseCountry')} entries={countries} />
          </Menu>
          <Menu label={t('shell.language')} icon="globe" text={languages.find(({ current }) => current)?.label ?? ''}>
            <MenuLinks title={t('shell.chooseLanguage')} entries={languages} />
          </Menu>
          <div className={styles.narrow}>
            <Menu label={t('shell.menu.label')} icon="menu">
              <MenuLinks
                title={t('shell.navigation')}
                entries={links.map((link) => ({ ...link, current: pathname === link.href }))}
              />
            </Menu>
          </div>
        </div>
      </div>
    </header>
  )
}
