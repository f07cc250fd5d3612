import { readEmail } from '@otosafi/domain/reading/read-email'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { Input, RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { findUserByVerifiedContact, requireUser } from '../profile/user.queries.ts'
import type { Person, Reached } from './person.ts'

/** For how long a guest may act on a verified address or number, milliseconds. */
const VERIFICATION_LIFETIME_MS = 30 * 60_000

/** The fields that name a guest. */
type Named = Pick<Input<'createBooking'>['body'], 'proofId' | 'phone' | 'email'>

/**
 * The person of a booking or visit (P-46): the account that is signed in, or a guest. Throws `forbidden` where the account has verified
 * nothing, and `validation_failed` or `otp_expired` where the guest has not verified what is named.
 */
export function findPerson(
  write: Write,
  named: Named,
  { edition, session }: Pick<RequestContext, 'edition' | 'session'>,
  now: Date,
): Promise<Person> {
  return session === null ? findGuest(write, named, edition, now) : findOwn(write, edition, session)
}

/** The signed-in user, by the contact that the account has verified. */
async function findOwn(write: Write, { id: edition }: EditionFacts, session: { userId: string }): Promise<Person> {
  const account = await requireUser({ kysely: write }, edition, session)
  const { id: userId, email, phone } = account
  if (phone !== null) return { edition, channel: 'phone', destination: phone, userId, account }
  if (email !== null) return { edition, channel: 'email', destination: email, userId, account }
  throw new Problem('forbidden')
}

/** A guest, who has just verified the address or number that the booking names. */
async function findGuest(
  write: Write,
  { proofId, phone, email }: Named,
  edition: EditionFacts,
  now: Date,
): Promise<Person> {
  if (proofId === undefined)
    throw new Problem('validation_failed', { errors: [{ path: '/body/proofId', code: 'required' }] })
  const { channel, destination } = await findVerified(write, edition, proofId, now)
  if (destinationOf(channel, channel === 'phone' ? phone : (email ?? ''), edition) !== destination)
    throw new Problem('validation_failed', { errors: [{ path: `/body/${channel}`, code: 'notVerified' }] })
  return personAt(write, edition, { channel, destination })
}

/** The holder of a contact, without a session. */
export async function personAt(
  write: Write,
  { id: edition }: EditionFacts,
  { channel, destination }: Reached,
): Promise<Person> {
  const contact = { column: channel, value: destination }
  const account = (await findUserByVerifiedContact({ kysely: write }, edition, contact)) ?? null
  return { edition, channel, destination, userId: null, account }
}

/**
 * The address or number that somebody has just verified, in the place of the one that reached a booking or visit. Throws
 * `otp_expired` where the verification is unknown or too old, and `validation_failed` where it is one of something else.
 */
export async function findNewContact(
  write: Write,
  { proofId, channel, destination }: Input<'changeBookingContact'>['body'],
  edition: EditionFacts,
  now: Date,
): Promise<Reached> {
  const verified = await findVerified(write, edition, proofId, now)
  if (verified.channel !== channel || destinationOf(channel, destination, edition) !== verified.destination)
    throw new Problem('validation_failed', { errors: [{ path: '/body/destination', code: 'notVerified' }] })
  return verified
}

/** The contact that a verification without an account has verified. */
async function findVerified(write: Write, { id: edition }: EditionFacts, proofId: string, now: Date): Promise<Reached> {
  const verification = await write
    .selectFrom('contact_proofs')
    .select(['channel', 'destination'])
    .where('edition', '=', edition)
    .where('id', '=', proofId)
    .where('user_id', 'is', null)
    .where('proven_at', '>', new Date(now.getTime() - VERIFICATION_LIFETIME_MS))
    .executeTakeFirst()
  if (verification === undefined) throw new Problem('otp_expired')
  return verification
}

function destinationOf(channel: Reached['channel'], typed: string, { phone: rules }: EditionFacts): string | null {
  return channel === 'phone' ? toE164(typed, rules) : readEmail(typed)
}
