import type { Selectable } from 'kysely'

import { officeLanguageOf } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { Write } from '../db/in-transaction.ts'
import type { OfficeTables } from '../db/office-tables.ts'
import { type MailPart, renderMail } from '../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail } from '../outside/outbox/enqueue-message.ts'
import type { OfficeContext } from './handler.ts'
import { createSecretText, hashOf, type Staff } from './staff.ts'

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7
const DAY_MS = 86_400_000

/** An account as the database has it. */
export type StaffRow = Selectable<OfficeTables['staff']>

/**
 * Sends a member of the team a link by which they choose a password, in the name of the first of their editions. A link that was sent
 * before works no more.
 */
export async function sendInvitation(
  write: Write,
  invited: Pick<Staff, 'id' | 'email' | 'name' | 'editions'>,
  { now, host, isSecure }: Pick<OfficeContext, 'now' | 'host' | 'isSecure'>,
): Promise<void> {
  const token = createSecretText()
  const link = { hash: hashOf(token), expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS) }
  await write
    .insertInto('staff_invitations')
    .values({ staff_id: invited.id, ...link })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(link))
    .execute()
  const [edition] = invited.editions
  if (edition === undefined) throw new Error('A member of the team works in no edition.')
  const origin = `${isSecure ? 'https' : 'http'}://${host}`
  await enqueueMail(write, EDITIONS[edition], composeInvitationMail(invited, { token, origin }), now)
}

/**
 * The mail with the link of an invitation, in the language of the team of the first of the editions. The secret stands behind `#`,
 * where no server and no log of one sees it.
 */
export function composeInvitationMail(
  { email, name, editions }: Pick<Staff, 'email' | 'name' | 'editions'>,
  { token, origin }: { token: string; origin: string },
): EditionMail {
  const edition = EDITIONS[editions[0] ?? 'default']
  const language = officeLanguageOf(edition.languages[0])
  const t = officeTexts(edition, language)
  const subject = t('mail.invitation.subject')
  const parts: MailPart[] = [
    { kind: 'text', text: t('mail.invitation.hello', { name }) },
    { kind: 'text', text: t('mail.invitation.why') },
    { kind: 'link', text: t('mail.invitation.action'), href: `${origin}/invitation#${token}` },
    { kind: 'text', text: t('mail.invitation.until', { days: INVITATION_DAYS }) },
    { kind: 'text', text: t('mail.invitation.notYou') },
  ]
  return { to: email, subject, ...renderMail(subject, language, parts) }
}
