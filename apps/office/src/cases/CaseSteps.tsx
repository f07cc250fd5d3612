import { Text, Timeline, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { Case } from '@otosafi/api-client/office-schema'

import { momentText } from '../moment.ts'
import { WrittenText } from '../shell/WrittenText.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useCaseStateText } from './CaseBadge.tsx'

/** The history of a case: each step with its actor and reason. */
export function CaseSteps({ summary: { kind, edition }, steps }: Pick<Case, 'summary' | 'steps'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const stateText = useCaseStateText()
  return (
    <section aria-labelledby="steps">
      <Title order={2} size="h4" id="steps" mb="sm">
        {t('request.done')}
      </Title>
      <Timeline active={steps.length}>
        {steps.map(({ at, actor, state, reason }, number) => (
          <Timeline.Item key={`${number} ${at}`} title={stateText({ kind, state })}>
            <Text size="sm">
              <span>{t(`cases.actor.${actor}`)}</span>
              {', '}
              <time dateTime={at}>{momentText(at, language, edition)}</time>
            </Text>
            {reason === null ? null : <WrittenText size="sm">{reason}</WrittenText>}
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}
