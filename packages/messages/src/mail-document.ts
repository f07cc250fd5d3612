import { formatPhone } from '@otosafi/editions/format/phone'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { commonTexts } from '@otosafi/i18n/server-texts'

import {
  mailButton,
  mailCode,
  mailFoot,
  mailFrame,
  mailHeading,
  mailLink,
  mailRows,
  mailText,
  type MailWay,
} from './mail-layout.ts'
import type { MessageContext } from './message.ts'

/**
 * A part of a mail, from which its plain text and its HTML are made. A code is to be typed, in the order of its digits; an
 * action is the link that the mail was written for, of which there is one at most.
 */
export type MailPart =
  | { kind: 'text' | 'heading' | 'code'; text: string }
  | { kind: 'link' | 'action'; text: string; href: string }
  | { kind: 'rows'; rows: readonly MailRow[] }

/** Something with its label; `line` is both as one line of the plain text. */
export type MailRow = { label: string; value: string; line: string }

/** Both forms of a mail. */
type RenderedMail = { text: string; html: string }

/**
 * Both forms of a mail to a visitor, which ends with how the edition is reached. The parts' texts are escaped: none of them
 * becomes markup.
 */
export function renderMail(
  title: string,
  context: Pick<MessageContext, 'edition' | 'language' | 'phone'>,
  parts: readonly MailPart[],
): RenderedMail {
  const label = commonTexts(context.edition, context.language)('contact.reach')
  const ways = waysToReach(context)
  const { text, html } = render(title, context, parts, mailFoot(label, ways))
  const { dir } = LANGUAGES[context.language]
  return { text: `${text}\n${[label, ...ways.map((way) => toLine(way, dir))].join('\n')}\n`, html }
}

/** Both forms of a mail to the team, which knows its own number. */
export function renderTeamMail(
  title: string,
  context: Pick<MessageContext, 'edition' | 'language'>,
  parts: readonly MailPart[],
): RenderedMail {
  return render(title, context, parts, null)
}

function render(
  title: string,
  { edition, language }: Pick<MessageContext, 'edition' | 'language'>,
  parts: readonly MailPart[],
  foot: string | null,
): RenderedMail {
  const place = edition.country === null ? null : commonTexts(edition, language)(`country.${edition.id}`)
  return {
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: mailFrame(title, language, { place, foot }, parts.map((part) => toHtml(part, language)).join('\n')),
  }
}

/** The edition's telephone, where it has one, and its chat. */
function waysToReach({ edition, language, phone }: Pick<MessageContext, 'edition' | 'language' | 'phone'>): MailWay[] {
  const chat = {
    text: commonTexts(edition, language)('shell.whatsApp.label'),
    href: `https://wa.me/${edition.whatsApp.number}`,
  }
  if (phone === null) return [chat]
  return [{ text: formatPhone(phone, edition.phone), href: `tel:${phone}`, dir: 'ltr' }, chat]
}

/** A way in plain text: a number alone, in the order of its digits, or an address under its words. */
function toLine({ text, href, dir }: MailWay, around: 'ltr' | 'rtl'): string {
  if (dir === undefined) return `${text}\n${href}`
  return around === 'rtl' ? `\u2066${text}\u2069` : text
}

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'rows':
      return part.rows.map(({ line }) => line).join('\n')
    case 'link':
    case 'action':
      return `${part.text}\n${part.href}`
    default:
      return part.text
  }
}

function toHtml(part: MailPart, language: Language): string {
  switch (part.kind) {
    case 'rows':
      return mailRows(part.rows, language)
    case 'link':
      return mailLink(part.text, part.href)
    case 'action':
      return mailButton(part.text, part.href)
    case 'code':
      return mailCode(part.text)
    case 'heading':
      return mailHeading(part.text)
    default:
      return mailText(part.text)
  }
}
