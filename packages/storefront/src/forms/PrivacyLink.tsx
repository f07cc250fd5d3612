import { pathFor } from '@otosafi/editions/routes/path-for'

import { useTexts } from '../texts/use-texts.ts'

/**
 * The way from a form to who keeps what it sends, what for and for how long, and to the rights of its sender; in a new tab,
 * so that what is typed stays, as the link says.
 */
export function PrivacyLink() {
  const { t, language } = useTexts()
  return (
    // oxlint-disable-next-line react/jsx-no-target-blank -- a page of our own
    <a href={pathFor('privacyPolicy', language)} target="_blank">
      {t('forms.privacyPolicy')}
    </a>
  )
}
