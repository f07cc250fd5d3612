import { ANSWER_MAX } from '@otosafi/validators/selling-car'
import { validateTextMax } from '@otosafi/validators/text-max'

import { Problem } from '../../contract/problem.ts'
import type { Item } from '../../db/content.queries.ts'
import type { StoredAnswer } from '../../db/sale-tables.ts'
import { cleanText } from '../clean-text.ts'

/**
 * The answers of a form, a JSON object by question, with the questions as they were read; blank ones are left out. Throws
 * `validation_failed` where a question or option is unknown, or a text is too long.
 */
export function readAnswers(text: string | undefined, questions: readonly Item<'questions'>[]): StoredAnswer[] {
  if (text === undefined) return []
  const given = new Map(Object.entries(objectIn(text)))
  const answers = questions.flatMap(({ id, text: question, options }): StoredAnswer[] => {
    const value = given.get(id)
    given.delete(id)
    if (value === undefined) return []
    if (typeof value !== 'string') throw refused()
    if (options.length > 0) {
      const chosen = options.find((option) => option.value === value)
      if (chosen === undefined) throw refused()
      return [{ id, question, answer: chosen.label }]
    }
    if (validateTextMax(value, ANSWER_MAX) !== null) throw refused()
    const answer = cleanText(value)
    return answer === '' ? [] : [{ id, question, answer }]
  })
  if (given.size > 0) throw refused()
  return answers
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Invalid JSON is refused like a value that is no object.
  }
  throw refused()
}

function refused(): Problem {
  return new Problem('validation_failed', { errors: [{ path: '/body/answers', code: 'invalid' }] })
}
