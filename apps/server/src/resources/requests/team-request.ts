import type { RequestState } from '@otosafi/domain/messages/request-kind'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { findLinkToken } from '../../auth/link-tokens.ts'
import { leavePlaces } from '../appointments/places.ts'
import type { FindTeamThing } from '../team-thing.ts'
import type { RequestRow } from './own-requests.queries.ts'
import { type RequestFields, requestRows } from './request-mail.ts'

/** What the team can do with a request, by the state that it is in, and the state that follows. */
const ACTS = {
  received: { begin: 'inProgress', close: 'closed' },
  inProgress: { close: 'closed' },
  closed: {},
} as const satisfies Readonly<Record<RequestState, Readonly<Partial<Record<'begin' | 'close', RequestState>>>>>

/** The request that a link of the team leads to (P-45). The link stays good: what it offers follows from the state. */
export const findTeamRequest: FindTeamThing = async (write, token, { edition }) => {
  const id = await findLinkToken(write, { edition: edition.id, purpose: 'teamRequest', token })
  const row =
    id === null
      ? undefined
      : await write
          .selectFrom('requests')
          .selectAll()
          .where('edition', '=', edition.id)
          .where('id', '=', id)
          .executeTakeFirst()
  if (row === undefined) return null
  const language = officeLanguageOf(row.language)
  const t = officeTexts(edition, language)
  const rowsOf = ({ reference, fields, car_id: car, state }: RequestRow) => {
    const { wanted: _, ...told } = fields as RequestFields
    const label = t('mail.request.state.label')
    const value = t(`mail.request.state.${state}`)
    return [
      ...requestRows({ reference, fields: told, car, spoken: row.language }, { edition, language }),
      { label, value, line: t('mail.request.line', { label, value }) },
    ]
  }
  const acts = new Map<string, RequestState>(Object.entries(ACTS[row.state]))
  return {
    title: `${t(`mail.request.kind.${row.kind}`)} ${row.reference}`,
    language,
    rows: rowsOf(row),
    isCurrent: true,
    done: t('mail.request.done'),
    acts: [...acts.keys()].map((action) => ({
      action,
      label: t(`mail.request.act.${action as 'begin' | 'close'}`),
      reason: 'none',
    })),
    async act(chosen) {
      const state = acts.get(chosen)
      if (state === undefined) return null
      const after = await write
        .updateTable('requests')
        .set({ state })
        .where('edition', '=', edition.id)
        .where('id', '=', row.id)
        .where('state', '=', row.state)
        .returningAll()
        .executeTakeFirst()
      if (after === undefined) return null
      if (state === 'closed') await leavePlaces(write, { edition: edition.id, request_id: row.id })
      return { rows: rowsOf(after) }
    },
  }
}
