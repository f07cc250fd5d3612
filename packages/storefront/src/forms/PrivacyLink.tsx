import { pathFor } from '@otosafi/editions/routes/path-for'

import { useTexts } from '../texts/use-texts.ts'

/** The way from a form to who keeps what it sends, what for and for how long, and to the rights of its sender. */
export function PrivacyLink() {
  const { t, language } = useTexts()
  return <a href={pathFor('privacyPolicy', language)}>{t('routes:privacyPolicy')}</a>
}
