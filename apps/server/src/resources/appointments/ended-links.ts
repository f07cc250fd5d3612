import type { FoundLink } from '../../auth/link-tokens.ts'
import type { IssueLink, StableLink } from '../../auth/stable-links.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'

const DAY_MS = 24 * 3_600_000

/** Days for which links stay valid after the booking, visit or sale has ended (P-46). */
const LINK_DAYS = 30

/** Lifetime of a link from the account's list to an appointment that ended before that. */
const OWN_LINK_MS = 2 * DAY_MS

/** Whether the links to what ended at `endedAt` have expired; null is not ended yet. */
export function haveEnded(endedAt: Date | null, now: number): boolean {
  return endedAt !== null && endedAt.getTime() + LINK_DAYS * DAY_MS <= now
}

/** Throws `link_expired` for a visitor's expired link: by its own expiry, else by the end of what it leads to. */
export function refuseEnded({ endsAt }: FoundLink, endedAt: Date | null, now: number): void {
  const hasEnded = endsAt === null ? haveEnded(endedAt, now) : endsAt.getTime() <= now
  if (hasEnded) throw new Problem('link_expired')
}

/** The link for the list of an account: the one in all messages, or a short-lived one where that has expired. */
export function ownLink(
  issue: IssueLink,
  write: Write,
  link: StableLink,
  { endedAt, now, made }: { endedAt: Date | null; now: number; made: Date },
): Promise<string> {
  return haveEnded(endedAt, now) ? issue(write, link, new Date(now), OWN_LINK_MS) : issue(write, link, made)
}
