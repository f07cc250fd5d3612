import type { EditionFacts } from '@otosafi/editions/edition'
import { LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'

import type { Write } from '../../db/in-transaction.ts'
import { type MailPart, type MailRow, renderMail } from '../../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import { tellOfContact } from '../appointments/contact-messages.ts'
import { momentOf } from '../appointments/moment-of.ts'
import { composeTeamMail } from '../appointments/team-mail.ts'
import { referenceOf } from '../cars/car-card.presenter.ts'
import { shorten } from '../shorten.ts'
import type { VisitLinks } from './visit-links.ts'
import type { VisitRow } from './visit-rows.ts'
import type { TellOfVisit, VisitAct } from './visit-steps.ts'

/** Notifications of a visitor. There is none for a visit that took place, or did not. */
export type VisitNews = 'requested' | 'confirmed' | 'moved' | 'cancelled' | 'reminder'

const NEWS: Readonly<Partial<Record<VisitAct['action'], VisitNews>>> = {
  schedule: 'requested',
  confirm: 'confirmed',
  move: 'moved',
  cancel: 'cancelled',
}

/** The longest name of a car in a text message, characters. */
const MAX_SMS_NAME = 30

/** A visit with its news; `link` is the secret of the visitor's link, which leads to the visit's page. */
type VisitMessage = { row: VisitRow; news: VisitNews; link: string }

/** The words of a message: the edition, and the origin of its pages. */
type Words = { edition: EditionFacts; origin: string }

/** A mail to the visitor. */
export function composeVisitMail(message: VisitMessage, { edition, origin }: Words): EditionMail {
  const { row, news, link } = message
  const { language, reference, store_name: store, store_address: address } = row
  const t = serverTexts(edition, language)
  const values = { car: row.car_name, ...momentOf(row.starts_at, edition) }
  const subject = t(`mail.visit.${news}.subject`, values)
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.visit.${news}.text`, values) },
    { kind: 'text', text: t('mail.visit.when', values) },
    { kind: 'text', text: t('mail.visit.where', { store, address }) },
    { kind: 'text', text: t('mail.booking.reference', { reference }) },
    { kind: 'link', text: t(`mail.visit.${news === 'cancelled' ? 'see' : 'open'}`), href: addressOf(message, origin) },
    // The same file again: it moves what a calendar has of the visit, or removes it.
    {
      kind: 'link',
      text: t(`mail.visit.${news === 'moved' || news === 'cancelled' ? 'updateCalendar' : 'calendar'}`),
      href: `${origin}/calendar/visits/${link}.ics`,
    },
  ]
  return { subject, ...renderMail(subject, language, parts) }
}

/** A text message to the visitor. */
export function composeVisitSms(message: VisitMessage, { edition, origin }: Words): string {
  const { row, news } = message
  const t = serverTexts(edition, row.language)
  const values = { car: shorten(row.car_name, MAX_SMS_NAME), ...momentOf(row.starts_at, edition) }
  const what = t(`mail.visit.${news}.subject`, values)
  return `${t('message.visit', { what, car: values.car, reference: row.reference })} ${addressOf(message, origin)}`
}

/** The mail to the team on an event, with the link to the page of what can be done next. */
export function composeTeamVisitMail(
  { row, link }: { row: VisitRow; link: string },
  { action }: Pick<VisitAct, 'action'>,
  { edition, origin }: Words,
): EditionMail {
  const t = officeTexts(edition, officeLanguageOf(row.language))
  const what = t(`mail.visit.action.${action}`)
  return composeTeamMail({ kind: 'visit', row, what, rows: teamVisitRows(row, edition), link }, { edition, origin })
}

/** Rows of a visit for the team. */
export function teamVisitRows(row: VisitRow, edition: EditionFacts): MailRow[] {
  const t = officeTexts(edition, officeLanguageOf(row.language))
  const values = {
    reference: row.reference,
    state: t(`mail.visit.state.${row.state}`),
    car: `${row.car_name} (${referenceOf(edition, row.car_id)})`,
    name: row.full_name,
    language: LANGUAGES[row.language].name,
    phone: row.phone,
    email: row.email,
    message: row.message,
  } as const
  const rows = Object.entries(values).flatMap(([field, value]): [string, string][] =>
    value === null ? [] : [[t(`mail.booking.field.${field as keyof typeof values}`), value]],
  )
  const time: [string, string] = [t('mail.visit.time'), t('mail.booking.moment', momentOf(row.starts_at, edition))]
  const where: [string, string] = [t('mail.visit.store'), row.store_name]
  const drive: [string, string][] = row.test_drive ? [[t('mail.visit.testDrive'), t('mail.visit.wished')]] : []
  return [...rows, time, where, ...drive].map(([label, value]) => ({
    label,
    value,
    line: t('mail.request.line', { label, value }),
  }))
}

/** Writes to visitors and team in an edition; `origin` is that of its pages. */
export function createTellOfVisit(links: VisitLinks) {
  return (edition: EditionFacts, origin: string): TellOfVisit =>
    async (write, row, act, now) => {
      const words = { edition, origin }
      if (act.change !== undefined) {
        const about = { kind: 'visit', row, link: await links.visitor(write, row) } as const
        await tellOfContact(write, about, act.change, words, now)
      }
      const news = NEWS[act.action]
      if (news !== undefined)
        await writeToVisitor(write, { row, news, link: await links.visitor(write, row) }, words, now)
      await enqueueMail(
        write,
        edition,
        composeTeamVisitMail({ row, link: await links.team(write, row) }, act, words),
        now,
      )
    }
}

/** Writes to the address or number that was verified for a visit; to nobody once the account was deleted. */
export async function writeToVisitor(write: Write, message: VisitMessage, words: Words, now: Date): Promise<void> {
  const { edition } = words
  const { channel, destination: to, starts_at: expiresAt } = message.row
  if (channel === null || to === null) return
  if (channel === 'email') await enqueueMail(write, edition, { to, ...composeVisitMail(message, words) }, now)
  else await enqueueSms(write, edition, { to, text: composeVisitSms(message, words) }, { now, expiresAt })
}

/** The address of the visit's page. */
function addressOf({ row, link: token }: VisitMessage, origin: string): string {
  return origin + pathFor('visit', row.language, { token })
}
