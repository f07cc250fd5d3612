import type { FormState } from '../state/form-state.ts'

/** Whether an action's answer refuses a form; undefined where it is no answer to a form. */
export function isRefused(answer: unknown): boolean | undefined {
  if (typeof answer !== 'object' || answer === null || !('issues' in answer)) return undefined
  const { issues, problem } = answer as FormState
  return problem !== null || Object.keys(issues).length > 0
}
