import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { TextField } from './TextField.tsx'

it('is named by its label and described by its help and its error', async () => {
  const page = await render(
    <TextField label="Name" mark="(optional)" help="As in the papers" error="Too long" name="n" />,
  )
  const field = page.getByRole('textbox', { description: 'As in the papers Too long' })
  expect(page.getByLabelText('Name (optional)')).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('is neither invalid nor described without them, and takes what an input takes', async () => {
  const page = await render(<TextField id="mail" label="E-mail" name="email" type="email" defaultValue="a@b.example" />)
  const field = page.getByRole<HTMLInputElement>('textbox', { name: 'E-mail', description: '' })
  expect([field.id, field.type, field.value, field.getAttribute('aria-invalid')]).toEqual([
    'mail',
    'email',
    'a@b.example',
    null,
  ])
})

it('keeps two fields of the same kind apart', async () => {
  const page = await render(
    <>
      <TextField label="From" error="Too early" />
      <TextField label="To" error="Too late" />
    </>,
  )
  expect(page.getByRole('textbox', { name: 'From', description: 'Too early' })).toBeTruthy()
  expect(page.getByRole('textbox', { name: 'To', description: 'Too late' })).toBeTruthy()
})
