import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { FAQ_TOPICS, type FaqTopic } from '@otosafi/domain/content/content'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { OfficeLanguage } from '@otosafi/editions/language'
import { officeTexts, serverTexts } from '@otosafi/i18n/server-texts'
import { textLength } from '@otosafi/validators/text-length'

import type { Write } from '../../db/in-transaction.ts'
import { cleanText } from '../clean-text.ts'
import { type TeamField, TICKED } from '../team-case.ts'
import type { RequestRow } from './own-requests.queries.ts'

/** The most paragraphs of a published answer, and characters of one of them, as the contract has it. */
const MAX_PARAGRAPHS = 20
export const MAX_PARAGRAPH = 3000

/** An answer that the team wrote, and the question under which it is published, if it is. */
export type Answer = { answer: string; published: { topic: FaqTopic; question: string } | null }

/** The question that a visitor asked, and the address for the answer; null where it was erased or is no question. */
export function askedQuestion({ kind, fields }: RequestRow): { message: string; email: string | null } | null {
  const { message, email } = fields
  if (kind !== 'question' || typeof message !== 'string') return null
  return { message, email: typeof email === 'string' ? email : null }
}

/** The fields of an answer. Where nobody can be written to, there is nothing but to publish it. */
export function answerFields(
  { message, email }: NonNullable<ReturnType<typeof askedQuestion>>,
  edition: EditionFacts,
  language: OfficeLanguage,
): TeamField[] {
  const t = officeTexts(edition, language)
  const topicName = serverTexts(edition, language)
  const group = t('mail.request.form.published')
  const options = FAQ_TOPICS.map((topic) => ({ value: topic, label: topicName(`faqTopic.${topic}`) }))
  const tick: TeamField = {
    name: 'publish',
    label: t('mail.request.form.publish'),
    isNeeded: false,
    group,
    kind: 'tick',
  }
  return [
    { name: 'answer', label: t('mail.request.field.answer'), isNeeded: true, kind: 'lines' },
    ...(email === null ? [] : [tick]),
    { name: 'topic', label: t('mail.request.form.topic'), isNeeded: false, group, kind: 'choice', options },
    { name: 'question', label: t('mail.request.form.question'), isNeeded: false, group, kind: 'text', value: message },
  ]
}

/** An answer as it was typed; null where it cannot be sent or published so. */
export function readAnswer(typed: ReadonlyMap<string, string>, isPublished: boolean): Answer | null {
  const answer = cleanText(typed.get('answer') ?? '')
  if (answer === '') return null
  if (!isPublished && typed.get('publish') !== TICKED) return { answer, published: null }
  const topic = FAQ_TOPICS.find((each) => each === typed.get('topic'))
  const question = cleanText(typed.get('question') ?? '').replace(/\s+/g, ' ')
  const isPublishable = topic !== undefined && question !== '' && misfitOf(answer) === null
  return isPublishable ? { answer, published: { topic, question } } : null
}

/** Why an answer cannot be published: it has too many paragraphs, or too long a one; null where it can. */
export function misfitOf(answer: string): 'many' | 'long' | null {
  const paragraphs = answer.split(/\n{2,}/)
  if (paragraphs.length > MAX_PARAGRAPHS) return 'many'
  return paragraphs.some((each) => textLength(each) > MAX_PARAGRAPH) ? 'long' : null
}

/** Adds a visitor's question to those of the edition, in its language alone and after all others; returns its id. */
export async function publishQuestion(
  write: Write,
  { edition, language }: Pick<RequestRow, 'edition' | 'language'>,
  { answer, topic, question }: { answer: string; topic: FaqTopic; question: string },
): Promise<string> {
  const id = `asked-${randomUUID()}`
  const textOf = (text: string) => ({ en: text, [language]: text })
  const payload = { topic, featured: false, question: textOf(question), answer: textOf(answer), language }
  await write
    .insertInto('faqs')
    .values({
      edition,
      id,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from faqs where edition = ${edition})`,
      payload: JSON.stringify(payload),
    })
    .execute()
  return id
}
