import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { CaseState, CaseSummary } from '@otosafi/api-client/office-schema'

/** Those that the team has to see to, and those that go well; the others are over. */
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

/** Where a case stands, in the words of the team's mails. */
export function CaseBadge({ kind, state }: Pick<CaseSummary, 'kind' | 'state'>) {
  const stateText = useCaseStates()
  return (
    <Badge color={COLOURS[state] ?? 'gray'} variant="dot">
      {stateText({ kind, state })}
    </Badge>
  )
}

/** The words for the states of cases. */
export function useCaseStates() {
  const { t } = useTranslation('site')
  const siteText = t as (key: string) => string
  return ({ kind, state }: Pick<CaseSummary, 'kind' | 'state'>) => siteText(`cases.${kind}.state.${state}`)
}
