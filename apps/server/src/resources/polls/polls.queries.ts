import type { EditionId } from '@otosafi/editions/edition'

import { findLink, type FollowedLink } from '../../auth/link-tokens.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'

/** Cars to choose between, and when their link ends. */
export type Poll = { id: string; cars: string[]; endsAt: Date }

/**
 * The poll behind a link. Throws `not_found` for a link that is unknown, `link_expired` for one that has ended. With `lock`,
 * others who vote wait until the transaction ends.
 */
export async function findPoll(
  write: Write,
  { now, ...link }: Omit<FollowedLink, 'purpose'>,
  { lock = false } = {},
): Promise<Poll> {
  const found = await findLink(write, { ...link, purpose: 'poll' })
  if (found === null || found.endsAt === null) throw notFound('poll')
  if (found.endsAt <= now) throw new Problem('link_expired')
  const row = await write
    .selectFrom('polls')
    .select(['id', 'cars'])
    .where('edition', '=', link.edition)
    .where('id', '=', found.subject)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) throw notFound('poll')
  return { ...row, endsAt: found.endsAt }
}

/** The votes of a poll, the earliest first; with `except`, without that voter's. */
export async function votesOf(
  write: Write,
  edition: EditionId,
  poll: string,
  { except }: { except?: string } = {},
): Promise<{ name: string; car: string }[]> {
  return write
    .selectFrom('votes')
    .select(['name', 'car_id as car'])
    .where('edition', '=', edition)
    .where('poll_id', '=', poll)
    .$if(except !== undefined, (query) => query.where('voter', '!=', except ?? ''))
    .orderBy('voted_at')
    .orderBy('voter')
    .execute()
}
