import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { CaseState, CaseSummary } from '@otosafi/api-client/office-schema'

/** Orange where the team has to act, blue while it is under way, teal once it is agreed; all others are over. */
const COLOURS: Readonly<Partial<Record<CaseState, string>>> = {
  requested: 'orange',
  sent: 'orange',
  accepted: 'orange',
  awaitingDeposit: 'blue',
  seen: 'blue',
  appointment: 'blue',
  inspected: 'blue',
  offer: 'blue',
  held: 'teal',
  confirmed: 'teal',
}

/** The state of a case, in the words of the team's mails. */
export function CaseBadge({ kind, state }: Pick<CaseSummary, 'kind' | 'state'>) {
  const stateText = useCaseStateText()
  return (
    <Badge color={COLOURS[state] ?? 'gray'} variant="dot">
      {stateText({ kind, state })}
    </Badge>
  )
}

/** Names the state of a case. */
export function useCaseStateText() {
  const { t } = useTranslation('site')
  const siteText = t as (key: string) => string
  return ({ kind, state }: Pick<CaseSummary, 'kind' | 'state'>) => siteText(`cases.${kind}.state.${state}`)
}
