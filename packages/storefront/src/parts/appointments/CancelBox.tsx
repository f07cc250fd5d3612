import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './Appointment.module.css'

/** Name of the form that cancels. */
export const CANCEL = 'cancel'
/** Name of its field with the reason. */
export const REASON = 'reason'

/**
 * Cancels in two steps: the box that is opened says what it means, in money too, and its button does it. `name` is that of
 * its form, by which the page's action knows it; `reason` asks why, which nobody has to say.
 */
export function CancelBox({
  name = CANCEL,
  title,
  text,
  reason,
  submit,
}: {
  name?: string
  title: string
  text: string
  reason?: string
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
        {reason === undefined ? null : (
          <TextField {...fieldOfForm(name, REASON, state, t)} label={reason} mark={t('forms.optional')} />
        )}
        <SubmitButton look="danger" busy={sending} busyLabel={t('progress.sending')}>
          {submit}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
