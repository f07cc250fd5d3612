import { pathFor } from '@otosafi/editions/routes/path-for'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'
import { Wrap } from '@otosafi/ui/section/Section'

import { useTexts } from '../texts/use-texts.ts'

/** An error that nobody foresaw, under the spec's own heading (spec section 8), with ways out. */
export function UnexpectedError() {
  const { t, language } = useTexts()
  return (
    <Wrap>
      <title>{t('errors.unexpected')}</title>
      <EmptyState heading="h1" title={t('errors.unexpected')} text={t('errors.unexpectedText')}>
        <ButtonLink href={pathFor('home', language)} data-reload="">
          {t('errors.toHome')}
        </ButtonLink>
        <ButtonLink look="secondary" href={pathFor('buyCars', language)} data-reload="">
          {t('errors.toCars')}
        </ButtonLink>
      </EmptyState>
    </Wrap>
  )
}
