import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './Appointment.module.css'

/** Name of the form that cancels. */
export const CANCEL = 'cancel'

/**
 * Cancels in two steps: the box that is opened says what it means, in money too, and its button does it. `name` is that of
 * its form, by which the page's action knows it.
 */
export function CancelBox({
  name = CANCEL,
  title,
  text,
  submit,
}: {
  name?: string
  title: string
  text: string
  submit: string
}) {
  const { t } = useTexts()
  const { Form, form, sending, state } = useFormState(name)
  return (
    <Disclosure summary={title} open={state !== null}>
      <Form ref={form} id={name} className={styles.form} method="post">
        <input type="hidden" name={name} />
        <FormNotes state={state} />
        <p>{text}</p>
        <SubmitButton look="danger" busy={sending} busyLabel={t('progress.sending')}>
          {submit}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
