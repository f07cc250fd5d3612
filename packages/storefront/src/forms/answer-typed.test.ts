import { expect, it } from 'vitest'

import { answerTyped } from './answer-form.ts'

it('gives back what was typed as it is, but no secrets and nothing of other fields', async () => {
  const sent = new FormData()
  for (const [field, text] of Object.entries({ email: ' salma@', password: 'Casa-2026', other: 'x' }))
    sent.append(field, text)
  const request = new Request('http://localhost/', { method: 'POST', body: sent })
  const { data } = await answerTyped(
    { request },
    { form: 'x', fields: ['email', 'phone', 'password'], secrets: ['password'] },
  )
  expect(data).toMatchObject({ form: 'x', sent: false, problem: null })
  expect(data.values).toEqual({ email: ' salma@', phone: '' })
})
