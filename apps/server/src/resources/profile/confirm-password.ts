import { withPasswordCheck } from '../../auth/passwords.ts'
import { Problem } from '../../contract/problem.ts'
import { NETWORK_PACE } from '../../limits/guess-paces.ts'
import { type RateLimiter, tooMany } from '../../limits/rate-limiter.ts'
import type { EventPlace, SecurityEvents } from '../../logging/security-events.ts'
import type { UserRow } from './user.queries.ts'

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
    const guess = await limiter.guess(`password\n${id}`, NETWORK_PACE)
    if (guess.pause > 0) throw tooMany(guess.pause)
    if (!(await isPassword(body[field], stored))) {
      events.record('passwordWrong', context, { userId: id })
      throw new Problem('validation_failed', { errors: [{ path: `/body/${field}`, code: 'passwordWrong' }] })
    }
    await guess.forget()
  })
}
