import { useTranslation } from 'react-i18next'

import type { CaseKind } from '@otosafi/api-client/office-schema'

import { useMe } from './use-me.ts'

/** Kinds of cases, in the order in which the team looks at them. */
export const CASE_KINDS = ['booking', 'visit', 'sale'] as const satisfies readonly CaseKind[]

/** A part of the office; `holds` tells whether a path is in it. */
export type OfficePlace = { to: string; label: string; holds: (path: string) => boolean }

const below = (start: string) => (path: string) => path.startsWith(start)

/** The parts of the office that who is signed in may enter, in the order of the navigation. */
export function usePlaces(): OfficePlace[] {
  const { t } = useTranslation()
  const { editions, may } = useMe()
  const [first] = editions
  const places: (OfficePlace & { needs: string })[] = [
    {
      to: '/',
      label: t('shell.inbox'),
      needs: 'listRequests',
      holds: (path) => path === '/' || path.startsWith('/requests'),
    },
    ...CASE_KINDS.map((kind) => ({
      to: `/cases/${kind}`,
      label: t(`cases.${kind}`),
      needs: 'listCases',
      holds: below(`/cases/${kind}`),
    })),
    { to: `/calendar/${first}`, label: t('calendar.title'), needs: 'getCalendar', holds: below('/calendar') },
    {
      to: '/cars',
      label: t('shell.stock'),
      needs: 'listStock',
      holds: (path) => /^\/(cars|imports|featured)/.test(path),
    },
    { to: `/content/${first}/faqs`, label: t('content.title'), needs: 'listContent', holds: below('/content') },
    { to: `/claims/${first}`, label: t('claims.title'), needs: 'listClaims', holds: below('/claims') },
    { to: '/numbers', label: t('numbers.title'), needs: 'getNumbers', holds: below('/numbers') },
    { to: '/team', label: t('shell.team'), needs: 'listTeam', holds: below('/team') },
    { to: '/audit', label: t('shell.audit'), needs: 'listAudit', holds: below('/audit') },
  ]
  return places.filter(({ needs }) => may.includes(needs))
}
