import { type Language, LANGUAGE_CODES, OFFICE_LANGUAGES } from '@otosafi/editions/language'

import { type Group, GROUPS } from './groups.ts'

/**
 * The groups that only the server writes with, and no browser loads. `server` is for visitors: messages
 * to them, by channel (`mail`), and names that the API answers with. `office` is for the team, and has the entries of
 * a country's papers (P-55).
 */
const SERVER_GROUPS = ['server', 'office'] as const

export type TextGroup = Group | (typeof SERVER_GROUPS)[number]
export const TEXT_GROUPS: readonly TextGroup[] = [...GROUPS, ...SERVER_GROUPS]

/** The languages in which a group must be complete. */
export function languagesOf(group: TextGroup): readonly Language[] {
  return group === 'office' ? OFFICE_LANGUAGES : LANGUAGE_CODES
}
