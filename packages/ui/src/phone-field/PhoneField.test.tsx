import { expect, it } from 'vitest'

import { render } from '../testing/render.ts'
import { PhoneField } from './PhoneField.tsx'

it('asks for the national number behind its calling code', async () => {
  const page = await render(<PhoneField label="Phone" prefix="+250" defaultValue="078 812-3456" />)
  const field = page.getByRole<HTMLInputElement>('textbox', { name: 'Phone +250' })
  expect([field.type, field.inputMode, field.autocomplete]).toEqual(['text', 'tel', 'tel-national'])
  expect(field.value).toBe('078 812-3456')
})

it('asks for the whole number where there is no calling code', async () => {
  const page = await render(<PhoneField label="Phone" />)
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).autocomplete).toBe('tel')
})
