import { Fragment, useState } from 'react'

import { ErrorSummary } from '@otosafi/ui/error-summary/ErrorSummary'
import { Icon } from '@otosafi/ui/icon/Icon'
import { alert, check } from '@otosafi/ui/icon/icons'

import type { FormState } from '../state/form-state.ts'
import { useTexts } from '../texts/use-texts.ts'
import { fieldId } from './field-of-form.ts'
import { issueText } from './issue-text.ts'

import styles from './FormNotes.module.css'

/**
 * The result of a form, of which `state` is the last answer: `sent` on success, else an error summary with a link to each invalid
 * field, and why the form as a whole was refused: `refusal` says so in words of its own.
 */
export function FormNotes({
  state,
  sent,
  refusal,
}: {
  state: FormState | null
  sent?: string | null
  refusal?: string | undefined
}) {
  const { t } = useTexts()
  const attempt = useAttempt(state)
  if (sent)
    return (
      <p key={attempt} className={styles.sent} role="status">
        <Icon icon={check} />
        {sent}
      </p>
    )
  if (state === null) return null
  const problems = Object.entries(state.issues).flatMap(([field, issue]) =>
    issue ? [{ id: fieldId(state.form, field), text: issueText(t, issue) }] : [],
  )
  return (
    // An answer that reads like the last one is announced, and a refusal focused, like a first one.
    <Fragment key={attempt}>
      <ErrorSummary title={t('validation.summary')} problems={problems} />
      {state.problem && (
        <p className={styles.refused} role="alert">
          <Icon icon={alert} />
          <span>
            {refusal ?? t(`errors.problem.${state.problem}`) + (state.from ? ` ${t(state.from.text, state.from)}` : '')}
          </span>
        </p>
      )}
    </Fragment>
  )
}

/** Counts changes of a form's answer: each one counts, also where it reads like the last. */
export function useAttempt(answer: FormState | null): number {
  const [seen, setSeen] = useState<readonly [answer: FormState | null, attempt: number]>([answer, 0])
  const [before, attempt] = seen
  if (before !== answer) setSeen([answer, attempt + 1])
  return attempt
}
