import { useLocation, useNavigation } from 'react-router'

import { Logo } from '@otosafi/ui/logo/Logo'
import { Splash as SplashScreen } from '@otosafi/ui/splash/Splash'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import { useTexts } from '../texts/use-texts.ts'

/**
 * The splash screen with the logo (P-10), while another page loads. It is shown after a delay, and
 * never over the first page, which arrives rendered.
 */
export function Splash() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  if (state !== 'loading' || location.pathname === pathname) return null
  return (
    <SplashScreen text={t('shell.splash')}>
      <Logo name={BRAND_NAME} />
    </SplashScreen>
  )
}
