import { Badge, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { MemberState, TeamMember } from '@otosafi/api-client/office-schema'

import { momentText } from '../moment.ts'
import { useLanguage } from '../texts/use-language.ts'

const COLOURS: Readonly<Record<MemberState, string>> = { invited: 'orange', active: 'teal', closed: 'gray' }

/** Whether an account works, and how long the link of who is invited does. */
export function StateBadge({ member: { state, invitedUntil } }: { member: TeamMember }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Badge color={COLOURS[state]} variant="dot">
        {t(`memberState.${state}`)}
      </Badge>
      {state === 'invited' ? (
        <Text size="sm" c="dimmed">
          {invitedUntil === null
            ? t('team.linkGone')
            : t('team.linkUntil', { moment: momentText(invitedUntil, language, null) })}
        </Text>
      ) : null}
    </>
  )
}
