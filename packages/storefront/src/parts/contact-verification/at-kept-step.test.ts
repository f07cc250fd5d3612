import { expect, it } from 'vitest'

import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'
import { askedCode } from './answer-code.ts'
import { atKeptStep } from './at-kept-step.ts'

const [channel, destination] = ['email', 'salma@example.org'] as const
const code = askedCode({ proofId: '7f1c9f56', channel, destination, resendAfter: 60, again: false })
const EMPTY: FormState = { form: '', sent: false, issues: {}, problem: null, values: {}, code: null }
const KEPT: FormState = { ...EMPTY, form: 'booking', values: { fullName: 'Salma' }, code }
const formAt = (answer: FormState | null, sent = false) =>
  ({ answer, state: answer, sent, code: answer?.code ?? null }) as unknown as SentForm

it('a form is at the step that was kept until it is answered', () => {
  expect(atKeptStep(formAt(null), KEPT)).toMatchObject({ state: KEPT, code })
  const answered = formAt({ ...EMPTY, form: 'booking' })
  expect(atKeptStep(answered, KEPT)).toBe(answered)
  const sent = formAt(null, true)
  expect(atKeptStep(sent, KEPT)).toBe(sent)
  const other = formAt(null)
  expect(atKeptStep(other, undefined)).toBe(other)
})

it('a form that is refused before the application stays at the step that was kept, and knows why', () => {
  const refusal: FormState = { ...EMPTY, problem: 'rate_limited' }
  const refused = atKeptStep(formAt(refusal), KEPT)
  expect(refused).toMatchObject({ answer: refusal, state: KEPT, code })
})

it('a step that was kept is the same each time that it is shown', () => {
  expect(atKeptStep(formAt(null), KEPT).state).toBe(KEPT)
  expect(atKeptStep(formAt({ ...EMPTY, problem: 'rate_limited' }), KEPT).state).toBe(KEPT)
})
