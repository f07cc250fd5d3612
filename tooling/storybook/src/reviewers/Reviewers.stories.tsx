import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LANGUAGES } from '@otosafi/editions/language'

import { LanguagePage } from './LanguagePage.tsx'

/** For those who speak a language and own its texts. The longest and the mirrored one are tested for all. */
const meta = {
  title: 'Reviewers',
  component: LanguagePage,
  tags: ['once', '!autodocs'],
  args: { language: 'fr' },
  globals: { direction: 'ltr' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: LANGUAGES[args.language].name })).toBeVisible()
  },
} satisfies Meta<typeof LanguagePage>
export default meta
type Story = StoryObj<typeof meta>

export const English: Story = { tags: ['!test'], args: { language: 'en' } }

export const French: Story = { tags: ['!test'] }

export const Arabic: Story = { args: { language: 'ar' } }

export const Zulu: Story = { name: 'isiZulu', args: { language: 'zu' } }

export const Xhosa: Story = { name: 'isiXhosa', tags: ['!test'], args: { language: 'xh' } }

export const Kinyarwanda: Story = { tags: ['!test'], args: { language: 'rw' } }

export const Wolof: Story = { tags: ['!test'], args: { language: 'wo' } }

/** Tested alone: a word that is sought narrows both tables. */
export const Sought: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Sign in' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'password')
    await expect(canvas.getByRole('rowheader', { name: 'Password' })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: 'Sign in' })).toBeNull()
  },
}
