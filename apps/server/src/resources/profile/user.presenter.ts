import type { BodyOf } from '../../contract/handler.ts'
import type { UserRow } from './user.queries.ts'

/** A user's own data, as in the contract. */
export function presentUser(user: UserRow): BodyOf<'getProfile'> {
  return {
    id: user.id,
    fullName: user.full_name,
    ...ofEmail(user),
    ...ofPhone(user),
    bio: user.bio,
    photo: user.photo,
    language: user.language,
    favouriteAlerts: user.favourite_alerts,
    createdAt: user.created_at.toISOString(),
  }
}

/** An address that waits for its first verification is shown as unverified; one that is to take another's place, beside it. */
function ofEmail({ email, pending_email: pending }: UserRow) {
  return email === null
    ? { email: pending, emailVerified: false, pendingEmail: null }
    : { email, emailVerified: true, pendingEmail: pending }
}

function ofPhone({ phone, pending_phone: pending }: UserRow) {
  return phone === null
    ? { phone: pending, phoneVerified: false, pendingPhone: null }
    : { phone, phoneVerified: true, pendingPhone: pending }
}
