import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { useTexts } from '../../texts/use-texts.ts'

/** "Page not found" in the visitor's language, with links to go on. */
export function NotFound() {
  const { t, language } = useTexts()
  return (
    <Wrap>
      <title>{`${t('errors.pageNotFound')} | Otosafi`}</title>
      <EmptyState heading="h1" title={t('errors.pageNotFound')} text={t('errors.pageNotFoundText')}>
        <ButtonLink href={pathFor('buyCars', language)}>{t('errors.toCars')}</ButtonLink>
        <ButtonLink look="secondary" href={pathFor('home', language)}>
          {t('errors.toHome')}
        </ButtonLink>
      </EmptyState>
    </Wrap>
  )
}
