import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { escapeHtml } from './escape-html.ts'
import { MAIL_BRAND, MAIL_COLOURS } from './mail-brand.ts'

const { light, dark } = MAIL_COLOURS

/** Fonts that systems have: a mail loads nothing. */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** The style sheet of every mail: what programs that know the dark scheme put over the inline colours. */
export const MAIL_STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark['ink-soft']}!important}
.line{border-color:${dark.line}!important}
.link{color:${dark.brand}!important}
.brand{background:${dark.brand}!important}
.on-brand{color:${dark['brand-ink']}!important}
}`

/** The inline styles of what a mail is made of; the classes are those of the dark scheme. */
const STYLES = {
  text: `class="ink" style="margin:0 0 16px;color:${light.ink}"`,
  heading: `class="ink" style="margin:24px 0 12px;font-size:18px;line-height:1.4;color:${light.ink}"`,
  code: `class="ink" style="font-size:32px;line-height:1.25;letter-spacing:4px;color:${light.ink}"`,
  link: `class="link" style="color:${light.brand};text-decoration:underline"`,
  button: `class="brand" bgcolor="${light.brand}" style="background:${light.brand};border-radius:8px"`,
  inButton: `class="on-brand" style="display:inline-block;padding:12px 20px;font-weight:bold;color:${light['brand-ink']};text-decoration:none"`,
  label: `class="soft" style="margin:0;font-size:14px;color:${light['ink-soft']}"`,
  foot: `class="soft" style="padding:16px 24px;font-size:14px;color:${light['ink-soft']}"`,
} as const

/** References of cars and requests: MA-4K7Q2PXA, MA-BK-7K3Q2P4X. */
const REFERENCE = /\b[A-Z]{2,7}(?:-[A-Z]{2})?-[0-9A-Z]{6,10}\b/g

/** Texts are escaped, and keep their lines. A reference stays in one. */
const lines = (text: string) =>
  escapeHtml(text).replace(REFERENCE, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>')

/** A paragraph. */
export const mailText = (text: string) => `<p ${STYLES.text}>${lines(text)}</p>`

/** The name of what follows. */
export const mailHeading = (text: string) => `<h2 ${STYLES.heading}>${lines(text)}</h2>`

/** A code, in the order of its digits. */
export const mailCode = (text: string) =>
  `<p ${STYLES.text}><strong dir="ltr" ${STYLES.code}>${escapeHtml(text)}</strong></p>`

/** A link in a line of its own. */
export const mailLink = (text: string, href: string) =>
  `<p ${STYLES.text}><a href="${escapeHtml(href)}" ${STYLES.link}>${escapeHtml(text)}</a></p>`

/** A button. Its ground is that of a cell, because Outlook gives none to a link. */
export const mailButton = (text: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td ${STYLES.button}><a href="${escapeHtml(href)}" ${STYLES.inButton}>${escapeHtml(text)}</a></td></tr></table>`

/** Facts with their labels. A value may be in another script than the mail, and stands under its label all the same. */
export function mailRows(rows: readonly { label: string; value: string }[], language: Language): string {
  const side = LANGUAGES[language].dir === 'rtl' ? 'right' : 'left'
  const valueStyle = `class="ink line" style="margin:0 0 8px;padding:0 0 8px;border-bottom:1px solid ${light.line};text-align:${side};color:${light.ink}"`
  const written = rows.map(
    ({ label, value }) =>
      `<dt ${STYLES.label}>${escapeHtml(label)}</dt><dd dir="auto" ${valueStyle}>${lines(value)}</dd>`,
  )
  return `<dl style="margin:0 0 16px">${written.join('')}</dl>`
}

/** A way to reach the edition. A number has a direction of its own. */
export type MailWay = { text: string; href: string; dir?: 'ltr' }

/** The ways to reach the edition, under their name. */
export function mailFoot(label: string, ways: readonly MailWay[]): string {
  const links = ways.map(({ text, href, dir }) => {
    const order = dir === undefined ? '' : ` dir="${dir}"`
    return `<a href="${escapeHtml(href)}"${order} ${STYLES.link}>${escapeHtml(text)}</a>`
  })
  return [`<strong>${escapeHtml(label)}</strong>`, ...links].join('<br>')
}

/** The frame of a mail: the edition's `place` beside the name of the marketplace, and a footer. */
type MailFrame = { place: string | null; foot: string | null }

/**
 * A whole mail around its body: a column with the name of the marketplace above. Language and direction are set on an element
 * of the body too, because mail programs drop the attributes of `html`. Tables are laid out by those that know no other way
 * to do it.
 */
export function mailFrame(title: string, language: Language, { place, foot }: MailFrame, body: string): string {
  const { dir } = LANGUAGES[language]
  // As on pages: Arabic letters look smaller, and reach further up and down.
  const size = dir === 'rtl' ? 'font-size:17px;line-height:1.7' : 'font-size:16px;line-height:1.5'
  const where = place === null ? '' : ` <span style="font-weight:normal">${escapeHtml(place)}</span>`
  const below = foot === null ? '' : `\n<tr><td ${STYLES.foot}>${foot}</td></tr>`
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${MAIL_STYLE}</style></head>
<body class="paper" style="margin:0;background:${light.paper}">
<div lang="${language}" dir="${dir}" class="paper ink" style="padding:16px 12px;background:${light.paper};color:${light.ink};${FONT};${size}">
<table role="presentation" width="100%" align="center" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;${FONT};${size}">
<tr><td class="brand on-brand" bgcolor="${light.brand}" style="padding:16px 24px;border-radius:12px 12px 0 0;background:${light.brand};color:${light['brand-ink']}"><strong>${MAIL_BRAND}</strong>${where}</td></tr>
<tr><td class="surface" bgcolor="${light.surface}" style="padding:24px 24px 8px;border:1px solid ${light.line};border-top:0;border-radius:0 0 12px 12px;background:${light.surface};overflow-wrap:anywhere;word-break:break-word">
${body}
</td></tr>${below}
</table>
</div>
</body>
</html>
`
}
