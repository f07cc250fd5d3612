import type { Decoded } from '../contract/decode-request.ts'
import { Problem } from '../contract/problem.ts'

/**
 * When an operation is sensitive, since it moves money, concerns the team's accounts or cannot be undone: where its path
 * and body have all values of one of these. `{}` is always.
 */
export type Sensitive = readonly Readonly<Record<string, string | boolean>>[]

/** Lifetime of a confirmation by the second factor. */
const CONFIRMATION_LIFETIME_MS = 5 * 60_000

/** Whether an act is sensitive, by the values of its path and body. */
export function isSensitive(sensitive: Sensitive, given: Readonly<Record<string, unknown>>): boolean {
  return sensitive.some((act) => Object.entries(act).every(([name, value]) => given[name] === value))
}

/** Throws `otp_expired` for a sensitive act, unless the session was confirmed shortly before. */
export function refuseUnconfirmed(
  sensitive: Sensitive,
  { path, body }: Pick<Decoded, 'path' | 'body'>,
  { confirmedAt, now }: { confirmedAt: Date | null; now: Date },
): void {
  const asks = isSensitive(sensitive, { ...(body as object | undefined), ...path })
  const isConfirmed = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMATION_LIFETIME_MS
  if (asks && !isConfirmed)
    throw new Problem('otp_expired', { detail: 'Confirm this with a code of the second factor.' })
}
