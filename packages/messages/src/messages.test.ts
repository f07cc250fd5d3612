import { describe, expect, expectTypeOf, it, test } from 'vitest'

import { LANGUAGE_CODES, LANGUAGES, officeLanguageOf } from '@otosafi/editions/language'
import en from '@otosafi/i18n/locales/en/office.json' with { type: 'json' }
import fr from '@otosafi/i18n/locales/fr/office.json' with { type: 'json' }

import type { MailContent, MailMessage, MessageContext } from './message.ts'
import { type MessageKind, MESSAGES } from './messages.ts'
import { smsSegments } from './sms-segments.ts'
import { expectWhole } from './testing/expect-whole.ts'
import { READERS } from './testing/readers.ts'
import { writeExamples, type WrittenExample } from './write-examples.ts'
import type { WrittenMail, WrittenSms } from './write-message.ts'

const KINDS = Object.keys(MESSAGES) as MessageKind[]
const office = { en, fr }
const FIRST = READERS.slice(0, 1)

/** The name of each message, and how it is written. */
const ALL = KINDS.flatMap((kind) =>
  FIRST.flatMap((context) => writeExamples(kind, context)).map(({ variant, to, sms }, index) => {
    const write = (context: MessageContext) => writeExamples(kind, context)[index] as WrittenExample
    return { name: `${kind} ${variant}`, to, isSms: sms !== null, write }
  }),
)
const named = (messages: typeof ALL) => messages.map((message) => [message.name, message] as const)
const TO_VISITORS = ALL.filter(({ to }) => to === 'visitor')
const TO_TEAM = ALL.filter(({ to }) => to === 'team')

describe.each(named(TO_VISITORS))('the mail “%s”', (_, { write }) => {
  test.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
    'is whole in %s of %s',
    (language, _edition, context) => expectWhole(write(context).mail, language),
  )

  test('is in every language of the product, and borrows from none', () => {
    const said = new Map(READERS.map((context) => [context.language, write(context).mail]))
    expect([...said.keys()].toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    const [subjects, paragraphs] = [
      [...said.values()].map(({ subject }) => subject),
      [...said.values()].flatMap(({ html }) => html.match(/<p [^>]*>(?!<strong dir="ltr").*<\/p>/g) ?? []),
    ]
    expect(new Set(subjects).size).toBe(LANGUAGE_CODES.length)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })
})

describe.each(named(ALL.filter(({ isSms }) => isSms)))('the text message “%s”', (_, { write }) => {
  test('is whole and short in every language of the product', () => {
    const said = new Map(READERS.map((context) => [context.language, write(context).sms ?? '']))
    expect([...said.keys()].toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    expect(new Set(said.values()).size).toBe(LANGUAGE_CODES.length)
    for (const text of said.values()) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|^$|[\u2066-\u2069]/)
      expect([text, smsSegments(text).segments <= 3]).toEqual([text, true])
    }
  })
})

describe.each(named(TO_TEAM))('the mail to the team “%s”', (name, { write }) => {
  test.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
    'is whole where the visitor reads %s of %s',
    (language, _edition, context) => {
      const { mail } = write(context)
      expectWhole(mail, officeLanguageOf(language))
      const isOfVisitor = /^(?:request|team)/.test(name)
      if (isOfVisitor) expect(mail.html).toMatch(new RegExp(`<dd dir="auto"[^>]*>${LANGUAGES[language].name}</dd>`))
      if (isOfVisitor)
        expect(mail.text).toMatch(new RegExp(`^${context.origin}/team/(?:request|booking|visit|sale)s/`, 'm'))
    },
  )
})

describe('the catalogue', () => {
  it('has an example for each kind of news, under its name', () => {
    expect(KINDS.length).toBeGreaterThan(15)
    for (const [kind, { examples }] of Object.entries(MESSAGES))
      for (const [variant, example] of Object.entries(examples as MailMessage<object>['examples'])) {
        const { news, action, kind: own } = FIRST.map(example).at(0) as Record<string, unknown>
        const expected = [news, action, own].find((each) => typeof each === 'string') ?? 'usual'
        if (variant !== 'published') expect([kind, variant.split(/:| without /, 1)[0]]).toEqual([kind, expected])
      }
  })

  it('alone makes what can be sent: neither a mail nor a text message is written by hand', () => {
    expectTypeOf<MailContent>().not.toExtend<WrittenMail>()
    expectTypeOf<string>().not.toExtend<WrittenSms>()
  })

  it.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
    'shows the team every field that a request may have, where the visitor reads %s of %s',
    (language, _edition, context) => {
      const labels = office[officeLanguageOf(language)].mail.request.field
      const said = writeExamples('request', context).map(({ mail }) => mail.html)
      const missing = Object.entries(labels).filter(
        ([, label]) => !said.some((html) => html.includes(`>${label}</dt>`)),
      )
      // The team has not answered yet.
      expect(missing.map(([field]) => field)).toEqual(['answer'])
    },
  )
})
