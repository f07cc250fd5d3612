import { type ReactNode, useEffect } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'

import { Callout } from '@otosafi/ui/callout/Callout'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { Wrap } from '@otosafi/ui/section/Section'

import { FormNotes } from '../../forms/FormNotes.tsx'
import type { LinkState } from '../../navigation/link-state.ts'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PREFERENCES } from './PreferencesForm.tsx'

import styles from './LinkConfirmation.module.css'

type LinkConfirmationProps = {
  title: string
  /** Effect of the button, as a sentence. */
  text: string
  submit: string
  /** Said after success. */
  done: string
  link?: LinkState
  /** Below a link that has expired: how to go on. */
  children?: ReactNode
  /** Below the button: the alternative to it. */
  also?: ReactNode
}

/**
 * The page of a mail's link. Opening it changes nothing, since programs open links too; its button sends a POST (P-38).
 * A link that can do nothing any more has no button.
 */
export function LinkConfirmation({ title, text, submit, done, link = 'open', children, also }: LinkConfirmationProps) {
  const { t } = useTexts()
  const answered = useActionData<FormState>() ?? null
  const state = answered?.form === PREFERENCES ? null : answered
  // The target of the link may be gone since it was opened.
  const isOver = link !== 'open' || state?.problem === 'not_found' || state?.problem === 'link_expired'
  const sending = useNavigation().state === 'submitting'
  useEffect(() => {
    dispatchEvent(new CustomEvent('formchecked', { detail: state }))
  }, [state])
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>{title}</h1>
        <FormNotes state={state?.sent || isOver ? null : state} sent={state?.sent ? done : null} />
        {isOver && !state?.sent ? (
          <>
            <Callout
              tone="warning"
              title={link === 'used' ? t('account:link.used') : t('errors.tokenExpired')}
              {...(state !== null && { live: 'alert' })}
            />
            {children}
          </>
        ) : null}
        {state?.sent || isOver ? null : (
          <Form method="post" className={styles.form}>
            <p>{text}</p>
            <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
              {submit}
            </SubmitButton>
          </Form>
        )}
        {state?.sent || isOver ? null : also}
      </div>
    </Wrap>
  )
}
