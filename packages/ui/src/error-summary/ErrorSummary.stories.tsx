import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Fieldset } from '../fieldset/Fieldset.tsx'
import { Radio } from '../radio/Radio.tsx'
import type { Guide } from '../testing/guide.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/Error summary',
  parameters: {
    guide: {
      use: 'Lists at the top of a form what must be put right before it can be sent.',
      avoid: [
        { when: 'One field alone is explained', take: 'Forms/Field' },
        { when: 'We failed, not the form', take: 'Components/Error state' },
      ],
      behaviour: [
        'Shows nothing while there is no problem; takes the focus when it appears, without script too.',
        'Give it the number of attempts as its key, so that each failed attempt moves the focus again.',
      ],
      keyboard: [
        [['Tab'], 'goes to the next problem'],
        [['Enter'], 'goes to its field'],
      ],
      screenReader: 'Its heading and problems are an alert within the focused region, read once.',
      words: { write: 'Write the number with 10 digits, for instance 06 61 23 45 67.', not: 'Invalid input' },
      longText: 'Problems wrap; the label of the field is scrolled into view, not the field alone.',
      related: ['Forms/Field', 'Forms/Fieldset', 'Forms/Submit button'],
    } satisfies Guide,
  },
  component: ErrorSummary,
  args: {
    title: 'Two answers are missing',
    problems: [
      { id: 'name', text: 'Please input your Name' },
      { id: 'place', text: 'Choose a place' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two answers are missing' })).toHaveFocus()
  },
}

export const Nothing: Story = { args: { problems: [] } }

/** Each refused attempt moves the focus to the summary; its links move it to the fields. */
export const InAForm: Story = {
  render: function InAForm(args) {
    const [attempts, setAttempts] = useState(0)
    return (
      <form
        noValidate
        style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}
        onSubmit={(event) => {
          event.preventDefault()
          setAttempts(attempts + 1)
        }}
      >
        {attempts > 0 ? <ErrorSummary key={attempts} {...args} /> : null}
        <TextField id="name" label="Name" name="name" error={attempts > 0 ? 'Please input your Name' : undefined} />
        <Fieldset id="place" label="Place" error={attempts > 0 ? 'Choose a place' : undefined}>
          <Radio name="place" value="home" label="At my home" />
        </Fieldset>
        <Button type="submit">Send</Button>
      </form>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const summary = () => canvas.getByRole('region', { name: 'Two answers are missing' })
    await step('a refused attempt moves the focus to the summary', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
      await expect(summary()).toHaveFocus()
    })
    await step('a link moves it to its field', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    })
    await step('the link of a group moves it to the first control', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Choose a place' }))
      await expect(canvas.getByRole('radio', { name: 'At my home' })).toHaveFocus()
    })
    await step('the next refused attempt moves it to the summary again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(summary()).toHaveFocus()
    })
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    title: 'Izimpendulo ezimbili azikalungi; sicela uzilungise ngaphambi kokuthumela',
    problems: [
      { id: 'a', text: 'Inombolo yocingo oyifakile ayilungile; sicela ubheke ukuthi awushiyanga izinombolo' },
      { id: 'b', text: 'Khetha okungenani imininingwane eyodwa yemoto oyifunayo' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { title: 'جواب واحد ناقص', problems: [{ id: 'name', text: 'أدخل اسمك' }] },
}
