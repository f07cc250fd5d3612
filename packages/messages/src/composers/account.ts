import { CODE_MINUTES, CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { type MailPart, renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/**
 * Messages to an account: a code, with the secret of a link that does the same for an address; the secret of a link to
 * choose a password; that there is no account; that the password is another now, or the address or number.
 */
export type AccountMessage =
  | { kind: 'code'; code: string; link: string | null }
  | { kind: 'reset'; link: string }
  | { kind: 'noAccount' }
  | { kind: 'passwordChanged' }
  | { kind: 'contactChanged'; channel: 'email' | 'phone' }

/** A message to an account as a mail. */
export function composeAccountMail(message: AccountMessage, context: MessageContext): MailContent {
  const { subject, parts } = partsOf(message, context)
  return { subject, ...renderMail(subject, context, parts) }
}

/** The addresses of the pages that messages lead to. Each has a button: programs that check mails follow links. */
function addressesOf({ language, origin }: MessageContext) {
  return {
    verify: (token: string) => `${origin}${pathFor('userToken', language, { token })}?for=account`,
    reset: (token: string) => origin + pathFor('forgotPassword', language, { token }),
    forgot: origin + pathFor('resetPassword', language),
    signUp: origin + pathFor('signUp', language),
    team: origin + pathFor('contactUs', language),
  }
}

function partsOf(message: AccountMessage, context: MessageContext): { subject: string; parts: MailPart[] } {
  const t = serverTexts(context.edition, context.language)
  const addresses = addressesOf(context)
  const text = (written: string): MailPart => ({ kind: 'text', text: written })
  const action = (written: string, href: string): MailPart => ({ kind: 'action', text: written, href })
  switch (message.kind) {
    case 'code': {
      const { code } = message
      const orLink =
        message.link === null
          ? []
          : [
              text(t('mail.code.orLink', { hours: CONFIRMATION_LINK_HOURS })),
              action(t('mail.code.action'), addresses.verify(message.link)),
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
          action(t('mail.reset.action'), addresses.reset(message.link)),
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
          action(t('mail.noAccount.action'), addresses.signUp),
        ],
      }
    case 'contactChanged':
      return {
        subject: t(`mail.${message.channel}Changed.subject`),
        parts: [
          text(t(`mail.${message.channel}Changed.why`)),
          text(t('mail.contactChanged.notYou')),
          action(t('mail.contactChanged.action'), addresses.team),
        ],
      }
    default:
      return {
        subject: t('mail.passwordChanged.subject'),
        parts: [
          text(t('mail.passwordChanged.why')),
          text(t('mail.passwordChanged.notYou')),
          action(t('mail.passwordChanged.action'), addresses.forgot),
        ],
      }
  }
}

/**
 * A message to an account as a text message: short, since every 70 letters cost. The last line of a code lets browsers
 * fill it in on this site alone (Web OTP).
 */
export function composeAccountSms(message: AccountMessage, context: MessageContext): string {
  const t = serverTexts(context.edition, context.language)
  const addresses = addressesOf(context)
  switch (message.kind) {
    case 'code':
      return `${t('message.code', { code: message.code, minutes: CODE_MINUTES })}\n\n@${new URL(context.origin).host} #${message.code}`
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
