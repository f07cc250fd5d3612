import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'
import { type CarAddress, carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { renderMail } from '../mail-document.ts'
import type { MailContent, MessageContext } from '../message.ts'

/** Somebody's wait for a car: its name, and the secrets of the links that confirm and end the wait. */
export type WaitMessage = { car: string; links: { confirm: string; stop: string } }

/** The car that somebody waited for, `price` in whole units of the edition's currency. */
export type FreeMessage = { car: CarAddress & { name: string } }

/**
 * The mail with the link by which somebody who waits for a car confirms it. Links lead to pages with a button, because mail
 * scanners follow links; mail programs end the wait with one click (RFC 8058).
 */
export function composeWaitMail(
  { car, links }: WaitMessage,
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const subject = t('mail.wait.confirm', { car })
  const confirm = `${origin}${pathFor('userToken', language, { token: links.confirm })}?for=car`
  const stop = `${origin}${pathFor('unsubscribeBlog', language, { token: links.stop })}?for=alerts`
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, [
      { kind: 'text', text: t('mail.wait.why', { car }) },
      { kind: 'action', text: t('mail.wait.action'), href: confirm },
      { kind: 'text', text: t('mail.confirmation.soon', { hours: CONFIRMATION_LINK_HOURS }) },
      { kind: 'text', text: t('mail.wait.notYou') },
      { kind: 'link', text: t('mail.wait.stop'), href: stop },
    ]),
    headers: {
      'List-Unsubscribe': `<${origin}/api/alerts/stop/${links.stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The mail to somebody who has waited for a car that is free again. It is the only one: the address is forgotten with it. */
export function composeFreeMail(
  { car }: FreeMessage,
  { edition, language, origin, phone }: MessageContext,
): MailContent {
  const t = serverTexts(edition, language)
  const { name, price } = car
  const subject = t('mail.wait.free', { car: name })
  const href = origin + carPath(car, language)
  return {
    subject,
    ...renderMail(subject, { edition, language, phone }, [
      { kind: 'text', text: t('mail.wait.text', { car: name, price }) },
      { kind: 'action', text: t('mail.wait.open'), href },
      { kind: 'text', text: t('mail.wait.forgotten') },
    ]),
  }
}
