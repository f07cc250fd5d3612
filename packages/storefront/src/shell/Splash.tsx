import { useLocation, useNavigation } from 'react-router'

import { useTexts } from '../texts/use-texts.ts'
import { Logo } from './Logo.tsx'

import styles from './Splash.module.css'

/**
 * The splash screen with the logo (spec section 2), while another page loads. It comes only when that takes long
 * enough to wonder, and never over a page that is ready: the first one arrives rendered and needs none.
 */
export function Splash() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname === pathname) return null
  return (
    <div className={styles.splash} role="status">
      <Logo />
      <p>{t('shell.splash')}</p>
    </div>
  )
}
