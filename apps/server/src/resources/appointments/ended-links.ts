import type { KeepLink, KeptLink } from '../../auth/kept-links.ts'
import type { FoundLink } from '../../auth/link-tokens.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'

const DAY_MS = 24 * 3_600_000

/** Days for which links go on leading to what is over (P-46). */
const LINK_DAYS = 30

/** Lifetime of a link from the account's list to an appointment that ended before that. */
const OWN_LINK_MS = 2 * DAY_MS

/** Whether the links to something have ended, which is over since `over`; null is not over yet. */
export function haveEnded(over: Date | null, now: number): boolean {
  return over !== null && over.getTime() + LINK_DAYS * DAY_MS <= now
}

/** Throws `link_expired` for a visitor's link that has ended: with what it leads to, unless it has an end of its own. */
export function refuseEnded({ endsAt }: FoundLink, over: Date | null, now: number): void {
  const hasEnded = endsAt === null ? haveEnded(over, now) : endsAt.getTime() <= now
  if (hasEnded) throw new Problem('link_expired')
}

/** The link for the list of an account: the one of all messages, or one of its own where that has ended. */
export function ownLink(
  keep: KeepLink,
  write: Write,
  what: KeptLink,
  { over, now, made }: { over: Date | null; now: number; made: Date },
): Promise<string> {
  return haveEnded(over, now) ? keep(write, what, new Date(now), OWN_LINK_MS) : keep(write, what, made)
}
