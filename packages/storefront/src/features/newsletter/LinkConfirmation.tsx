import { Form, useActionData, useNavigation } from 'react-router'

import { Button } from '@otosafi/ui/button/Button'
import { Wrap } from '@otosafi/ui/section/Section'

import type { FormState } from '../../forms/form-state.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './LinkConfirmation.module.css'

/**
 * What the link of a mail leads to: it does nothing by being opened, since programs open links too. The button does
 * (decision 23).
 */
export function LinkConfirmation({ step, done }: { step: 'confirm' | 'leave'; done: string }) {
  const { t } = useTexts()
  const state = useActionData<FormState>() ?? null
  const sending = useNavigation().state === 'submitting'
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>{t(`newsletter.${step}.title`)}</h1>
        <FormNotes state={state?.sent ? null : state} sent={state?.sent ? done : null} />
        {state?.sent ? null : (
          <Form method="post" className={styles.form}>
            <p>{t(`newsletter.${step}.text`)}</p>
            <Button type="submit" aria-disabled={sending}>
              {sending ? t('progress.sending') : t(`newsletter.${step}.submit`)}
            </Button>
          </Form>
        )}
      </div>
    </Wrap>
  )
}
