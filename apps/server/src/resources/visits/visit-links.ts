import type { IssueLink } from '../../auth/stable-links.ts'
import { type CaseLinks, createCaseLinks } from '../appointments/case-links.ts'
import { visitEndedAt } from './visit-ended-at.ts'
import type { VisitRow } from './visit-rows.ts'

/** The secret that links of visits follow from. */
export const VISIT_LINKS = 'visit links'

export type VisitLinks = CaseLinks<VisitRow>

/** The links of visits. */
export function createVisitLinks(issue: IssueLink): VisitLinks {
  return createCaseLinks(issue, { purposes: { visitor: 'visit', team: 'teamVisit' }, endedAt: visitEndedAt })
}
