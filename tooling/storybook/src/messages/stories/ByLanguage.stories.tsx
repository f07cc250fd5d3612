import type { Meta, StoryObj } from '@storybook/react-vite'

import { type MessageKind, MESSAGES } from '@otosafi/messages/messages'

import { MESSAGE, type MessageArgs, messageStory, showsAll } from '../message-story.tsx'

const kinds = Object.keys(MESSAGES) as MessageKind[]

/**
 * Every message beneath each other, to read a language through; each in an edition that offers it. The team is written to in
 * English and French alone. One is tested as a page: what they are made of is tested as stories of each kind.
 */
const meta = {
  title: 'Messages/Read a language through',
  tags: ['!autodocs', 'once', '!test'],
  ...messageStory,
  parameters: { ...MESSAGE },
  play: showsAll,
  args: { kinds: kinds.filter((kind) => MESSAGES[kind].to === 'visitor') },
} satisfies Meta<MessageArgs>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { args: { kinds }, globals: { edition: 'coza', language: 'en' } }

export const French: Story = { args: { kinds }, globals: { edition: 'ci', language: 'fr' } }

export const Arabic: Story = { tags: ['test'], globals: { edition: 'ma', language: 'ar' } }

export const Wolof: Story = { globals: { edition: 'sn', language: 'wo' } }

export const Kinyarwanda: Story = { globals: { edition: 'rw', language: 'rw' } }

export const IsiZulu: Story = { globals: { edition: 'coza', language: 'zu' } }

export const IsiXhosa: Story = { globals: { edition: 'coza', language: 'xh' } }
