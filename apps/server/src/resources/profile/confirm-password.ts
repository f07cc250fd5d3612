import { withPasswordCheck } from '../../auth/passwords.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { NETWORK_LIMIT } from '../../limits/guess-limits.ts'
import { type RateLimiter, tooMany } from '../../limits/rate-limiter.ts'
import type { EventPlace, SecurityEvents } from '../../logging/security-events.ts'
import { lockUser, type UserRow } from './user.queries.ts'

/**
 * Checks the password that a signed-in user gives once more, in `field` of the body. Throws `validation_failed` for a wrong
 * one, `rate_limited` after several, and `unavailable` while too many passwords wait.
 */
export async function confirmPassword<Field extends string>(
  { limiter, events }: { limiter: Pick<RateLimiter, 'guess'>; events: SecurityEvents },
  { id, password_hash: stored }: Pick<UserRow, 'id' | 'password_hash'>,
  { field, body, context }: { field: Field; body: Readonly<Record<Field, string>>; context: EventPlace },
): Promise<void> {
  await withPasswordCheck(async (isPassword) => {
    const guess = await limiter.guess(`password\n${id}`, NETWORK_LIMIT)
    if (guess.pause > 0) throw tooMany(guess.pause)
    if (!(await isPassword(body[field], stored))) {
      events.record('passwordWrong', context, { userId: id })
      throw wrongPassword(field)
    }
    await guess.forget()
  })
}

/**
 * The user, locked until the transaction ends, whose password in `field` was checked before it. Throws `validation_failed` where
 * the password is another one by now: who knew the old one alone does nothing more.
 */
export async function lockConfirmed(write: Write, checked: UserRow, field: string): Promise<UserRow> {
  const user = await lockUser(write, { edition: checked.edition, userId: checked.id })
  if (user.password_hash !== checked.password_hash) throw wrongPassword(field)
  return user
}

function wrongPassword(field: string): Problem {
  return new Problem('validation_failed', { errors: [{ path: `/body/${field}`, code: 'passwordWrong' }] })
}
