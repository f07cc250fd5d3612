import { within } from 'storybook/test'
import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { RangeFields } from './RangeFields.tsx'

it('asks for two numbers with the number keyboard, each named with its unit, in a group with a name', async () => {
  const page = await render(
    <RangeFields
      label="Distance"
      from={{ name: 'km_from', label: 'From', value: undefined, placeholder: '0' }}
      to={{ name: 'km_to', label: 'To', value: 80_000 }}
      unit="km"
    />,
  )
  const fields = within(page.getByRole('group', { name: 'Distance' })).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ name, value, inputMode }) => ({ name, value, inputMode }))).toEqual([
    { name: 'km_from', value: '', inputMode: 'numeric' },
    { name: 'km_to', value: '80000', inputMode: 'numeric' },
  ])
  expect(page.getByRole('textbox', { name: 'To km' })).toBe(fields[1])
})
