import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { CaseKind } from '@otosafi/api-client/office-schema'
import { type OfficeLanguage, officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'
import { escapeHtml } from '@otosafi/messages/escape-html'
import type { MailRow } from '@otosafi/messages/mail-document'

import { Problem } from '../contract/problem.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { contextOf } from '../http/request-context.ts'
import { isOfSecretPage } from '../http/same-origin.ts'
import { hashSource } from '../http/security-headers.ts'
import { networkOf } from '../limits/network-of.ts'
import { isSensitiveAct, type OfficeId } from '../office/contract.ts'
import type { ApiServices } from '../resources/api-services.ts'
import {
  type FindTeamCase,
  mostIn,
  overlongField,
  type TeamAct,
  type TeamField,
  type TeamCase,
  TICKED,
} from '../resources/team-case.ts'

/** How often a network may open or send the pages. */
const LIMIT = { times: 600, seconds: 3600 } as const
/** The most bytes of a form, and characters of a reason. */
const FORM_BYTES = 64 * 1024
const MAX_REASON = 500

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-inline-size:60ch;margin:auto;padding:1rem;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap}
form{border-block-start:1px solid;padding-block:1rem}
label,input,select,textarea{display:block}input,select,textarea{inline-size:100%;box-sizing:border-box;min-block-size:2.75rem;font:inherit}
label:has(input){display:flex;align-items:center;gap:.5rem}[type=checkbox]{inline-size:1.5rem}
figure{margin:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}
fieldset{margin:.5rem 0 0;padding:.25rem .75rem .75rem}
img{inline-size:100%;block-size:auto;display:block}
button{margin-block-start:.5rem;min-block-size:2.75rem;padding-inline:1rem;font:inherit}`

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
} as const

type Page = { status: number; html: string }

/** The kinds of cases that have a page for the team. */
type TeamKind = CaseKind | 'request'

type TeamPageOptions = {
  kind: TeamKind
  find: FindTeamCase
  /** The address of the office. */
  officeOrigin: () => string
}

/** Steps that the office alone takes, in words, and where. */
type InOffice = { text: string; open: string; href: string }

/**
 * `/team/{kind}s/{secret}`: what the team can do with a booking, visit, sale or request, reached by the link in its mail.
 * Opening it changes nothing; its buttons do. A link is good for the state that it was made for: after the next event it
 * says so. What the office calls sensitive is not done here, and the page leads there.
 */
export function registerTeamPage(
  app: FastifyInstance,
  { database, limiter }: Pick<ApiServices, 'database' | 'limiter'>,
  { kind, find, officeOrigin }: TeamPageOptions,
): void {
  const { operation, folder } = officeOf(kind)
  const isInOffice = ({ action }: TeamAct) => isSensitiveAct(operation, { kind, action })
  const pageFor = async (write: Write, request: FastifyRequest, form: URLSearchParams | null): Promise<Page> => {
    const { edition, origin } = contextOf(request)
    const { token } = request.params as { token: string }
    const teamCase = await find(write, token, { edition, origin })
    if (teamCase === null) {
      const language = officeLanguageOf(edition.defaultLanguage)
      const text = officeTexts(edition, language)('mail.booking.unknown')
      return { status: 404, html: pageOf(language, text, '') }
    }
    if ('endedIn' in teamCase)
      return {
        status: 410,
        html: pageOf(teamCase.endedIn, officeTexts(edition, teamCase.endedIn)('mail.booking.ended'), ''),
      }
    const { title, reference, language, acts, photos = [] } = teamCase
    const t = officeTexts(edition, language)
    const typed = new Map([...(form ?? [])].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
    const render = (
      status: number,
      note: string | null,
      offered: readonly TeamAct[],
      { rows } = teamCase as Pick<TeamCase, 'rows'>,
    ) => {
      const steps = offered.filter(isInOffice).map(({ label }) => label)
      const inOffice = {
        text: t('mail.booking.inOffice', { steps: steps.join(', ') }),
        open: t('mail.booking.openOffice'),
        href: `${officeOrigin()}/${folder}/${edition.id}/${reference}`,
      }
      const here = offered.filter((act) => !isInOffice(act))
      const shown = { note, inOffice: steps.length === 0 ? null : inOffice, isRefused: status === 403, photos, typed }
      return {
        status,
        html: pageOf(language, title, bodyOf(rows, here, { ...shown, reason: t('mail.booking.reason') })),
      }
    }
    if (!teamCase.isCurrent) return render(410, t('mail.booking.gone'), [])
    if (form === null) return render(200, acts.length === 0 ? t('mail.booking.nothing') : null, acts)
    const chosen = acts.find(({ action }) => action === form.get('action'))
    if (chosen === undefined)
      return render(409, t(acts.length === 0 ? 'mail.booking.nothing' : 'mail.booking.gone'), [])
    if (isInOffice(chosen)) return render(403, null, acts)
    const why: TeamField = {
      name: 'reason',
      label: t('mail.booking.reason'),
      isNeeded: false,
      kind: 'text',
      most: MAX_REASON,
    }
    const tooLong = overlongField([why, ...(chosen.fields ?? [])], typed)
    if (tooLong !== undefined) return render(422, t('mail.booking.tooLong', tooLong), acts)
    const reason = (typed.get('reason') ?? '').trim()
    if (chosen.reason === 'needed' && reason === '') return render(422, t('mail.booking.reasonNeeded'), acts)
    const after = await teamCase.act(chosen.action, reason === '' ? undefined : reason, typed)
    if (after === null) return render(410, t('mail.booking.gone'), [])
    if ('problem' in after) return render(422, after.problem, acts)
    return render(200, teamCase.done ?? t('mail.booking.done'), [], after)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, form: URLSearchParams | null) => {
    await limiter.count('team', networkOf(request.addressing.address), LIMIT)
    const { status, html } = await inTransaction(database, (write) => pageFor(write, request, form))
    return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(html)
  }

  const inTime = (work: () => Promise<unknown>) =>
    withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, work)

  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: FORM_BYTES } as const
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_, body, done) =>
      done(null, new URLSearchParams(body)),
    )
    scope.get(`/team/${kind}s/:token`, (request, reply) => inTime(() => answer(request, reply, null)))
    scope.post(`/team/${kind}s/:token`, (request, reply) => {
      if (!isOfSecretPage(request)) throw new Problem('cross_origin')
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      return inTime(() => answer(request, reply, form))
    })
  })
}

/** The operation by which the office acts on a case or request, and the path under which it shows it. */
function officeOf(kind: TeamKind): { operation: OfficeId; folder: string } {
  return kind === 'request'
    ? { operation: 'actOnRequest', folder: 'requests' }
    : { operation: 'actOnCase', folder: `cases/${kind}` }
}

function bodyOf(
  rows: readonly MailRow[],
  acts: readonly TeamAct[],
  {
    note,
    inOffice,
    isRefused,
    reason,
    photos,
    typed,
  }: {
    note: string | null
    inOffice: InOffice | null
    isRefused: boolean
    reason: string
    photos: readonly string[]
    typed: ReadonlyMap<string, string>
  },
): string {
  const pictures = photos
    .map((key) => `<a href="/photos/${key}/1600.jpeg"><img src="/photos/${key}/320.jpeg" alt="" loading="lazy"></a>`)
    .join('')
  const forms = acts.map((act) => {
    const id = `reason-${act.action}`
    const required = act.reason === 'needed' ? ' required' : ''
    const why =
      act.reason === 'none'
        ? ''
        : `<label for="${id}">${escapeHtml(reason)}</label><input id="${id}" name="reason" maxlength="${MAX_REASON}"${required} value="${escapeHtml((typed.get('action') === act.action && typed.get('reason')) || '')}">`
    const fields = fieldsOf(act.fields ?? [], typed, typed.get('action') === act.action)
    return `<form method="post">${fields}${why}<button name="action" value="${act.action}">${escapeHtml(act.label)}</button></form>`
  })
  const shown = pictures === '' ? '' : `<figure>${pictures}</figure>`
  const said = note === null ? '' : `<p role="status">${escapeHtml(note)}</p>`
  const led =
    inOffice === null
      ? ''
      : `<p${isRefused ? ' role="status"' : ''}>${escapeHtml(inOffice.text)} <a href="${escapeHtml(inOffice.href)}" rel="noreferrer">${escapeHtml(inOffice.open)}</a></p>`
  // The form in which a refused reason was typed is not there: it can be copied.
  const why = isRefused && typed.get('reason') ? factsOf([{ label: reason, value: typed.get('reason') ?? '' }]) : ''
  const main = `${factsOf(rows)}${shown}${forms.join('\n')}`
  return isRefused ? `${led}${why}${main}` : `${said}${main}${led}`
}

function factsOf(rows: readonly Pick<MailRow, 'label' | 'value'>[]): string {
  const facts = rows.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`)
  return `<dl>${facts.join('')}</dl>`
}

/** Fields, those of a group in a box of their own. One that was not sent keeps its value, but in the form that was. */
function fieldsOf(fields: readonly TeamField[], typed: ReadonlyMap<string, string>, isSent: boolean): string {
  return fields
    .map((field, at) => {
      const { group } = field
      const begins = group !== undefined && group !== fields[at - 1]?.group
      const ends = group !== undefined && group !== fields[at + 1]?.group
      const opening = begins ? `<fieldset><legend>${escapeHtml(group)}</legend>` : ''
      return `${opening}${fieldOf(field, typed.get(field.name) ?? (isSent ? '' : field.value))}${ends ? '</fieldset>' : ''}`
    })
    .join('')
}

function fieldOf(field: TeamField, value = ''): string {
  const { name, kind, isNeeded } = field
  const attributes = `id="${name}" name="${name}"${isNeeded ? ' required' : ''}`
  if (kind === 'tick')
    return `<label><input ${attributes} type="checkbox" value="${TICKED}"${value === TICKED ? ' checked' : ''}>${escapeHtml(field.label)}</label>`
  const label = `<label for="${name}">${escapeHtml(field.label)}</label>`
  if (kind === 'choice') {
    const options = field.options.map(
      (option) =>
        `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
    )
    return `${label}<select ${attributes}>${options.join('')}</select>`
  }
  if (kind === 'lines')
    return `${label}<textarea ${attributes} rows="6" maxlength="${mostIn(field)}" dir="auto">\n${escapeHtml(value)}</textarea>`
  const type = { text: `maxlength="${mostIn(field)}"`, amount: 'inputmode="numeric"', moment: 'type="datetime-local"' }[
    kind
  ]
  return `${label}<input ${attributes} ${type} value="${escapeHtml(value)}">`
}

function pageOf(language: OfficeLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`
}
