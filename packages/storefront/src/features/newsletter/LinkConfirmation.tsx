import { Form, useActionData, useNavigation } from 'react-router'

import { Button } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'

import { FormNotes } from '../../forms/FormNotes.tsx'
import type { FormState } from '../../state/form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './LinkConfirmation.module.css'

/** What the page says: what its button does, and once that is done. */
type LinkWords = { title: string; text: string; submit: string; done: string }

/**
 * The page of a mail's link. Opening it changes nothing, since programs open links too; its button sends a POST (P-38).
 */
export function LinkConfirmation({ title, text, submit, done }: LinkWords) {
  const { t } = useTexts()
  const state = useActionData<FormState>() ?? null
  const sending = useNavigation().state === 'submitting'
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>{title}</h1>
        <FormNotes state={state?.sent ? null : state} sent={state?.sent ? done : null} />
        {state?.sent ? null : (
          <Form method="post" className={styles.form}>
            <p>{text}</p>
            <Button type="submit" aria-disabled={sending}>
              {sending ? t('progress.sending') : submit}
            </Button>
          </Form>
        )}
      </div>
    </Wrap>
  )
}
