import type { FastifyInstance } from 'fastify'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'
import { escapeHtml } from '@otosafi/messages/escape-html'
import { MAIL_STYLE } from '@otosafi/messages/mail-layout'

import type { Database } from '../db/database.ts'
import { hashSource } from '../http/security-headers.ts'
import { isLocalAccess } from './local-access.ts'

/** How many are shown. */
const SHOWN = 100

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-inline-size:70ch;margin:auto;padding:1rem}
article{border-block-start:1px solid;padding-block:1rem}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
a{display:inline-block;padding-block:.6rem}
iframe{box-sizing:border-box;inline-size:100%;block-size:40rem;border:1px solid;resize:vertical}`

/** Mails bring their styles with them: those of elements, and one for the dark scheme. */
const HASHES = [STYLE, MAIL_STYLE].map(hashSource)

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${HASHES.join(' ')}; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex, nofollow',
} as const

type Sent = { id: string; message: Mail | Sms; sent_at: Date }

/**
 * `/_outbox`: the mails and text messages of the local adapters, newest first, for development. Never to be registered in
 * production. It is served to this machine alone, and under local names only: otherwise a site whose name resolves to
 * 127.0.0.1 (DNS rebinding) could read it.
 */
export function registerOutboxPage(app: FastifyInstance, { kysely }: Pick<Database, 'kysely'>): void {
  app.get('/_outbox', async ({ addressing }, reply) => {
    if (!isLocalAccess(addressing)) return reply.callNotFound()
    const sent = await kysely
      .selectFrom('sent_messages')
      .select(['id', 'message', 'sent_at'])
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute()
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(pageOf(sent))
  })
}

function pageOf(sent: readonly Sent[]): string {
  const body = sent.length === 0 ? '<p>Nothing was sent yet.</p>' : sent.map(articleOf).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>Mails and text messages that this server would have sent, newest first.</p>
${body}
</main></body>
</html>
`
}

function articleOf({ id, message, sent_at }: Sent): string {
  const { title, fields } = partsOf(message)
  const rows = Object.entries(fields)
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')
  const time = sent_at.toISOString()
  return `<article aria-labelledby="m-${id}">
<h2 id="m-${id}" dir="auto">${escapeHtml(title)}</h2>
<p><time datetime="${time}">${time}</time></p>
<dl>${rows}</dl>
<pre dir="auto">${linked(message.text)}</pre>
${'html' in message ? bodyOf(message) : ''}
</article>`
}

/** The HTML of a mail in a sandboxed frame. */
function bodyOf({ subject, html }: Mail): string {
  return `<iframe sandbox loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>`
}

/** The title and header fields of a message. */
function partsOf(message: Mail | Sms): { title: string; fields: Readonly<Record<string, string>> } {
  if (!('subject' in message)) return { title: `Text message to ${message.to}`, fields: { To: message.to } }
  const { from, to, replyTo, subject, headers = {} } = message
  return { title: subject, fields: { From: from, To: to, ...(replyTo ? { 'Reply-To': replyTo } : {}), ...headers } }
}

/** Escaped text with its URLs as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s&<>"]+/g, (address) => `<a href="${address}">${address}</a>`)
}
