import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { useTexts } from '../../texts/use-texts.ts'
import type { LinkEnd } from './secret-page.ts'

/** The page of a secret link that leads to nothing: why that is or may be, and the ways on. */
export function LostLink({ end }: { end: LinkEnd }) {
  const { t, language } = useTexts()
  return (
    <EmptyState heading="h1" title={t(`booking:${end}.title`)} text={t(`booking:${end}.text`)}>
      <ButtonLink href={pathFor('accountSection', language, { key: 'requests' })}>{t('routes:signIn')}</ButtonLink>
      <ButtonLink look="secondary" href={pathFor('contactUs', language)}>
        {t('routes:contactUs')}
      </ButtonLink>
    </EmptyState>
  )
}
