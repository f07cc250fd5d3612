import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EDITIONS } from '@otosafi/editions/registry'
import { type MessageKind, MESSAGES } from '@otosafi/messages/messages'
import { writeExamples } from '@otosafi/messages/write-examples'

import { availableLanguages } from '../locales/texts-of-edition.ts'
import { readPageSetting } from '../toolbar/page-setting.ts'
import { MessageView } from './MessageView.tsx'

import styles from './Messages.module.css'

/** The kinds of messages that a story shows, each with all of its variants or with one alone. */
export type MessageArgs = { kinds: readonly MessageKind[]; variant?: string }

/** Parameters of such stories. Spread them into an object. The frames of mails are checked as texts, not by axe. */
export const MESSAGE = { controls: { disable: true }, a11y: { context: { exclude: ['iframe'] } } }

/** Shared settings of stories of messages: they are written in the toolbar's edition and language. */
export const messageStory = {
  render: ({ kinds, variant }: MessageArgs, { globals }: Pick<StoryContext, 'globals'>) => {
    const { edition: id, language } = readPageSetting(globals, availableLanguages)
    const edition = EDITIONS[id]
    const context = { edition, language, origin: `https://${edition.host}`, phone: `+${edition.whatsApp.number}` }
    return (
      <div className={styles.messages} dir="ltr" lang="en">
        {kinds
          .flatMap((kind) => writeExamples(kind, context))
          .filter((message) => variant === undefined || message.variant === variant)
          .map((message, index) => (
            <MessageView key={`${id} ${language} ${index}`} id={`message-${index}`} message={message} />
          ))}
      </div>
    )
  },
}

/** Plays a story in which each of its messages must be shown. */
export async function showsAll({ canvas, args: { kinds } }: Pick<StoryContext, 'canvas'> & { args: MessageArgs }) {
  const expected = kinds.flatMap((kind) => Object.keys(MESSAGES[kind].examples))
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(expected.length)
}
