import type { Language } from '@otosafi/editions/language'
import { commonTexts } from '@otosafi/i18n/server-texts'

import { mailButton, mailCode, mailFrame, mailHeading, mailLink, mailRows, mailText } from './mail-layout.ts'
import type { Words } from './message.ts'

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

/** Both forms of a mail. The parts' texts are escaped: none of them becomes markup. */
export function renderMail(
  title: string,
  { edition, language }: Pick<Words, 'edition' | 'language'>,
  parts: readonly MailPart[],
): { text: string; html: string } {
  const place = edition.country === null ? null : commonTexts(edition, language)(`country.${edition.id}`)
  return {
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: mailFrame(title, language, place, parts.map((part) => toHtml(part, language)).join('\n')),
  }
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
