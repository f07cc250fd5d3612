import { CODE_MINUTES, CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { CODE_LIFETIME_MS } from '../../auth/contact-verifications.ts'
import type { Contact } from '../../auth/contact.ts'
import type { RequestContext } from '../../contract/handler.ts'
import type { Write } from '../../db/in-transaction.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import type { UserRow } from '../profile/user.queries.ts'

/**
 * Messages to an account: a code, with the secret of a link that does the same for an address; the secret of a link to
 * choose a password; that there is no account; that the password is another now, or the address or number.
 */
export type AccountMessage =
  | { kind: 'code'; code: string; link: string | null }
  | { kind: 'reset'; link: string }
  | { kind: 'noAccount' }
  | { kind: 'passwordChanged' }
  | { kind: 'contactChanged'; channel: Contact['channel'] }

type Words = Pick<RequestContext, 'edition' | 'language' | 'origin'>

/** Writes a message to be sent by mail or as a text message once the transaction is committed, in the visitor's language. */
export async function sendAccountMessage(
  write: Write,
  { channel, destination: to }: Contact,
  message: AccountMessage,
  words: Words,
  now: Date,
): Promise<void> {
  const { edition } = words
  const expiresAt = message.kind === 'code' ? new Date(now.getTime() + CODE_LIFETIME_MS) : null
  if (channel === 'phone') {
    await enqueueSms(write, edition, { to, text: composeAccountSms(message, words) }, { now, expiresAt })
    return
  }
  // Kept for longer than its code: the link in it lives on.
  await enqueueMail(write, edition, { to, ...composeAccountMail(message, words) }, now)
}

/** A message to an account as a mail. */
export function composeAccountMail(message: AccountMessage, words: Words): EditionMail {
  const { subject, parts } = partsOf(message, words)
  return { subject, ...renderMail(subject, words.language, parts) }
}

/** Where an account is written to: its address, else its number. */
export function contactOfUser(user: UserRow): Contact {
  return user.email === null
    ? { edition: user.edition, channel: 'phone', destination: user.phone ?? '' }
    : { edition: user.edition, channel: 'email', destination: user.email }
}

/** The addresses of the pages that messages lead to. Each has a button: programs that check mails follow links. */
function addressesOf({ language, origin }: Words) {
  return {
    verify: (token: string) => `${origin}${pathFor('userToken', language, { token })}?for=account`,
    reset: (token: string) => origin + pathFor('forgotPassword', language, { token }),
    forgot: origin + pathFor('resetPassword', language),
    home: origin + pathFor('home', language),
    team: origin + pathFor('contactUs', language),
  }
}

function partsOf(message: AccountMessage, words: Words): { subject: string; parts: MailPart[] } {
  const t = serverTexts(words.edition, words.language)
  const addresses = addressesOf(words)
  const text = (written: string): MailPart => ({ kind: 'text', text: written })
  const link = (written: string, href: string): MailPart => ({ kind: 'link', text: written, href })
  switch (message.kind) {
    case 'code': {
      const { code } = message
      const orLink =
        message.link === null
          ? []
          : [
              text(t('mail.code.orLink', { hours: CONFIRMATION_LINK_HOURS })),
              link(t('mail.code.action'), addresses.verify(message.link)),
            ]
      return {
        subject: t('mail.code.subject', { code }),
        parts: [
          text(t('mail.code.type')),
          { kind: 'code', text: code },
          text(t('mail.code.life', { minutes: CODE_MINUTES })),
          ...orLink,
          text(t('mail.code.notYou')),
        ],
      }
    }
    case 'reset':
      return {
        subject: t('mail.reset.subject'),
        parts: [
          text(t('mail.reset.why')),
          link(t('mail.reset.action'), addresses.reset(message.link)),
          text(t('mail.reset.life', { minutes: RESET_LINK_MINUTES })),
          text(t('mail.reset.notYou')),
        ],
      }
    case 'noAccount':
      return {
        subject: t('mail.noAccount.subject'),
        parts: [
          text(t('mail.noAccount.why')),
          text(t('mail.noAccount.hint')),
          link(t('mail.noAccount.action'), addresses.home),
        ],
      }
    case 'contactChanged':
      return {
        subject: t(`mail.${message.channel}Changed.subject`),
        parts: [
          text(t(`mail.${message.channel}Changed.why`)),
          text(t('mail.contactChanged.notYou')),
          link(t('mail.contactChanged.action'), addresses.team),
        ],
      }
    default:
      return {
        subject: t('mail.passwordChanged.subject'),
        parts: [
          text(t('mail.passwordChanged.why')),
          text(t('mail.passwordChanged.notYou')),
          link(t('mail.passwordChanged.action'), addresses.forgot),
        ],
      }
  }
}

/**
 * A message to an account as a text message: short, since every 70 letters cost. The last line of a code lets browsers
 * fill it in on this site alone (Web OTP).
 */
export function composeAccountSms(message: AccountMessage, words: Words): string {
  const t = serverTexts(words.edition, words.language)
  const addresses = addressesOf(words)
  switch (message.kind) {
    case 'code':
      return `${t('message.code', { code: message.code, minutes: CODE_MINUTES })}\n\n@${new URL(words.origin).host} #${message.code}`
    case 'reset':
      return t('message.reset', { minutes: RESET_LINK_MINUTES, link: addresses.reset(message.link) })
    case 'noAccount':
      return t('message.noAccount')
    case 'contactChanged':
      return t(`message.${message.channel}Changed`, { link: addresses.team })
    default:
      return t('message.passwordChanged', { link: addresses.forgot })
  }
}
