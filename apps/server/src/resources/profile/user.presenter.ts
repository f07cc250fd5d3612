import type { BodyOf } from '../../contract/handler.ts'
import type { UserRow } from './user.queries.ts'

/** A user as the contract tells one to himself. */
export function presentUser(user: UserRow): BodyOf<'getProfile'> {
  return {
    id: user.id,
    fullName: user.full_name,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    phone: user.phone,
    phoneVerified: user.phone_verified_at !== null,
    bio: user.bio,
    photo: user.photo,
    language: user.language,
    createdAt: user.created_at.toISOString(),
  }
}
