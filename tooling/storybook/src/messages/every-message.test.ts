import { describe, expect, it, vi } from 'vitest'

import { LANGUAGE_CODES, OFFICE_LANGUAGES } from '@otosafi/editions/language'
import { type MessageKind, MESSAGES } from '@otosafi/messages/messages'

import type { MessageArgs } from './message-story.tsx'

// What stories show is read here, and none is drawn.
vi.mock('./message-story.tsx', () => ({ MESSAGE: {}, messageStory: {}, showsAll: () => {} }))

type Annotations = { title?: string; args?: Partial<MessageArgs>; tags?: string[]; globals?: { language?: string } }

const files = import.meta.glob<Record<string, Annotations>>('./stories/*.stories.tsx', { eager: true })
const KINDS = Object.keys(MESSAGES) as MessageKind[]

const all = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.values(named).map((story) => ({ args: { ...meta?.args, ...story.args }, language: story.globals?.language })),
)
/** The stories of the toolbar's language, and those that each show one language through. */
const stories = all.filter(({ args }) => args.variant === undefined)

describe('messages', () => {
  it('have each one story in the language of the toolbar', () => {
    const shown = stories.filter(({ language }) => language === undefined).flatMap(({ args: { kinds = [] } }) => kinds)
    expect(KINDS.filter((kind) => !shown.includes(kind))).toEqual([])
    expect(shown).toHaveLength(KINDS.length)
  })

  it('that are shown alone exist', () => {
    const alone = all.filter(({ args }) => args.variant !== undefined)
    expect(alone).toHaveLength(4)
    for (const { args } of alone)
      for (const kind of args.kinds ?? []) expect(Object.keys(MESSAGES[kind].examples)).toContain(args.variant)
  })

  it('can be read through in every language, all that is sent in it', () => {
    const read = stories.filter(({ language }) => language !== undefined)
    expect(read.map(({ language }) => String(language)).toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    const toVisitors = KINDS.filter((kind) => MESSAGES[kind].to === 'visitor')
    for (const { args, language } of read)
      expect(args.kinds).toEqual(OFFICE_LANGUAGES.some((each) => each === language) ? KINDS : toVisitors)
  })
})
