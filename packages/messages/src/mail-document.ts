import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { escapeHtml } from './escape-html.ts'

/** A part of a mail, from which its plain text and its HTML are made. A code is to be typed, in the order of its digits. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rows'; rows: readonly MailRow[] }

/** Something with its label; `line` is both as one line of the plain text. */
export type MailRow = { label: string; value: string; line: string }

/**
 * Both forms of a mail. The parts' texts are escaped: none of them becomes markup. Language and direction are set on an
 * element of the body too, because mail programs drop the attributes of `html`.
 */
export function renderMail(
  title: string,
  language: Language,
  parts: readonly MailPart[],
): { text: string; html: string } {
  const { dir } = LANGUAGES[language]
  const body = parts.map(toHtml).join('\n')
  return {
    text: `${parts.map(toText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body>
<div lang="${language}" dir="${dir}">
${body}
</div>
</body>
</html>
`,
  }
}

function toText(part: MailPart): string {
  if (part.kind === 'text' || part.kind === 'code') return part.text
  if (part.kind === 'link') return `${part.text}\n${part.href}`
  return part.rows.map(({ line }) => line).join('\n')
}

function toHtml(part: MailPart): string {
  if (part.kind === 'text') return `<p>${lines(part.text)}</p>`
  if (part.kind === 'code') return `<p><strong dir="ltr">${escapeHtml(part.text)}</strong></p>`
  if (part.kind === 'link') return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a></p>`
  return `<dl>${part.rows.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${lines(value)}</dd>`).join('')}</dl>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
