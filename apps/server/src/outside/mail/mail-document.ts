import { type Language, LANGUAGES } from '@otosafi/editions/language'

/** A part of a mail, from which its plain text and its HTML are made. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }

/** Both forms of a mail. Whatever is in the parts is shown as text: nothing of it becomes markup. */
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
${body}
</body>
</html>
`,
  }
}

function toText(part: MailPart): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'link') return `${part.text}:\n${part.href}`
  return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function toHtml(part: MailPart): string {
  if (part.kind === 'text') return `<p>${lines(part.text)}</p>`
  if (part.kind === 'link') return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a></p>`
  return `<dl>${part.rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${lines(value)}</dd>`).join('')}</dl>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Text as it stands in HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
