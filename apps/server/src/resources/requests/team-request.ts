import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import { findLinkToken } from '../../auth/link-tokens.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { haveEnded } from '../appointments/ended-links.ts'
import type { FindTeamCase } from '../team-case.ts'
import { answerFields, askedQuestion, readAnswer } from './answer-question.ts'
import type { RequestRow } from './own-requests.queries.ts'
import { actionsOn, followRequest, isAnswering, isPublished, rowsOf } from './request-course.ts'
import { listRequestEvents } from './request-events.ts'

/** The request that a link of the team leads to (P-45). The link is good for each state: what it offers follows from that. */
export function createFindTeamRequest({ clock }: Pick<ApiServices, 'clock'>): FindTeamCase {
  return async (write, token, { edition, origin }) => {
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
    if (haveEnded(await requestOver(write, row), clock())) return { endedIn: language }
    const t = officeTexts(edition, language)
    const asked = askedQuestion(row)
    const actions = await actionsOn(write, row)
    return {
      title: `${t(`mail.request.kind.${row.kind}`)} ${row.reference}`,
      reference: row.reference,
      language,
      rows: await rowsOf(write, row, edition),
      isCurrent: true,
      done: t('mail.request.done'),
      acts: actions.map((action) => ({
        action,
        label: t(`mail.request.act.${action}`),
        reason: 'none',
        ...(asked !== null && isAnswering(action) && { fields: answerFields(asked, edition, language) }),
      })),
      async act(chosen, _, typed) {
        const action = actions.find((each) => each === chosen)
        if (action === undefined) return null
        const answer = isAnswering(action) ? readAnswer(typed, action === 'publish') : null
        if (isAnswering(action) && answer === null) return { problem: t('mail.request.form.unfit') }
        const step = { action, answer, staffId: null }
        const after = await followRequest(write, row, step, { edition, origin, now: new Date(clock()) })
        return after === null ? null : { rows: await rowsOf(write, after, edition) }
      },
    }
  }
}

/** When a request was over; null where it is not yet: what is published of it can be withdrawn by its link alone. */
async function requestOver(write: Write, row: RequestRow): Promise<Date | null> {
  if (row.state !== 'closed' || (await isPublished(write, row))) return null
  const last = (await listRequestEvents(write, row)).at(-1)
  return last?.at ?? row.answered_at ?? row.created_at
}
