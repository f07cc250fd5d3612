import { expect, it } from 'vitest'

import type { SentForm } from '../../forms/use-form-state.ts'
import type { FormState } from '../../state/form-state.ts'
import { askedCode } from './answer-code.ts'
import { restoreStep } from './restore-step.ts'

const [channel, destination] = ['email', 'salma@example.org'] as const
const code = askedCode({ proofId: '7f1c9f56', channel, destination, resendAfter: 60, again: false })
const EMPTY: FormState = { form: '', sent: false, issues: {}, problem: null, values: {}, code: null }
const STORED: FormState = { ...EMPTY, form: 'booking', values: { fullName: 'Salma' }, code }
const formAt = (answer: FormState | null, sent = false) =>
  ({ answer, state: answer, sent, code: answer?.code ?? null }) as unknown as SentForm

it('a form is at the step that was kept until it is answered', () => {
  expect(restoreStep(formAt(null), STORED)).toMatchObject({ state: STORED, code })
  const answered = formAt({ ...EMPTY, form: 'booking' })
  expect(restoreStep(answered, STORED)).toBe(answered)
  const sent = formAt(null, true)
  expect(restoreStep(sent, STORED)).toBe(sent)
  const other = formAt(null)
  expect(restoreStep(other, undefined)).toBe(other)
})

it('a form that is refused before the application stays at the step that was kept, and knows why', () => {
  const refusal: FormState = { ...EMPTY, problem: 'rate_limited' }
  const refused = restoreStep(formAt(refusal), STORED)
  expect(refused).toMatchObject({ answer: refusal, state: STORED, code })
})

it('a step that was kept is the same each time that it is shown', () => {
  expect(restoreStep(formAt(null), STORED).state).toBe(STORED)
  expect(restoreStep(formAt({ ...EMPTY, problem: 'rate_limited' }), STORED).state).toBe(STORED)
})
