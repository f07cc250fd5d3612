import { useLocation } from 'react-router'
import { useStore } from 'zustand'

import { hasSession } from '@otosafi/domain/session/has-session'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { Icon } from '@otosafi/ui/icon/Icon'
import { globe, heart, menu, user } from '@otosafi/ui/icon/icons'
import { Logo } from '@otosafi/ui/logo/Logo'
import { Menu, MenuLinks } from '@otosafi/ui/menu/Menu'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import { favourites } from '../state/favourites-store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { NAVIGATION } from './navigation.ts'
import { useChoices } from './use-choices.ts'

import styles from './Header.module.css'

/** The header of every page: home, navigation, favourites, account, country and language. Menus work without script. */
export function Header() {
  const { t, language } = useTexts()
  const { pathname } = useLocation()
  const { languages, countries } = useChoices()
  const links = NAVIGATION.map(({ key, label, inBar }) => {
    const href = pathFor(key, language)
    return { href, label: t(`shell.nav.${label}`), inBar, current: pathname === href }
  })
  const account = { href: pathFor('account', language), label: t('shell.nav.account') }
  const country = countries.find(({ current }) => current)?.label ?? ''
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href={pathFor('home', language)} aria-label={t('shell.homeLink')}>
          <Logo name={BRAND_NAME} />
        </a>
        <nav className={styles.nav} aria-label={t('shell.navigation')}>
          {links
            .filter(({ inBar }) => inBar)
            .map(({ href, label, current }) => (
              <a key={href} className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            ))}
        </nav>
        <div className={styles.end}>
          <FavouritesLink />
          <a className={`${styles.tool} ${styles.wide}`} href={account.href} aria-label={account.label}>
            <Icon icon={user} />
          </a>
          <Menu label={t('shell.place')} icon={globe} text={country}>
            <MenuLinks title={t('shell.chooseLanguage')} entries={languages} />
            <MenuLinks title={t('shell.chooseCountry')} entries={countries} />
          </Menu>
          <div className={styles.narrow}>
            <Menu label={t('shell.menu.label')} icon={menu}>
              <MenuLinks title={t('shell.navigation')} entries={[...links, account]} />
            </Menu>
          </div>
        </div>
      </div>
    </header>
  )
}

/**
 * The link to the favourites, with their number once script has read it. The address contains the list, unless it is that of
 * an account.
 */
function FavouritesLink() {
  const { t, language, number } = useTexts()
  const ids = useStore(favourites, (list) => list.ids)
  const href = pathFor('favourites', language)
  return (
    <a
      className={styles.tool}
      href={ids.length === 0 || hasSession(document.cookie) ? href : `${href}?cars=${ids.join(',')}`}
      aria-label={t('shell.favouritesCount', { count: ids.length })}
    >
      <Icon icon={heart} />
      {ids.length === 0 ? null : <span className={styles.count}>{number(ids.length)}</span>}
    </a>
  )
}
