import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'

import { FormNotes } from '../forms/FormNotes.tsx'
import { useFormState } from '../forms/use-form-state.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { SlotChoice } from './load-slots.ts'
import { NextTimes, SlotFields } from './SlotFields.tsx'

import styles from './Appointment.module.css'

/** Name of the form that takes a time, and its anchor. */
export const MOVE = 'move'

/** Takes a free time on the page of an appointment, at `path`; `isOpened` opens the choice, `done` is said once it is taken. */
export function TimeBox({
  choice,
  path,
  isOpened,
  texts: { title, text, done },
}: {
  choice: SlotChoice
  path: string
  isOpened: boolean
  texts: { title: string; text: string; done: string | null }
}) {
  const { t } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(MOVE)
  const isGone = state?.problem === 'slot_not_available'
  return (
    <div id={MOVE}>
      <FormNotes state={state} sent={sent ? done : null} />
      <Disclosure summary={title} open={(isOpened || state !== null) && !sent}>
        <Form ref={form} className={styles.form} method="post" action={path}>
          <p>{text}</p>
          {isGone ? <NextTimes choice={choice} /> : <SlotFields choice={choice} at={path} anchor={MOVE} />}
          {choice.days.length === 0 ? null : (
            <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
              {t('booking:move.submit')}
            </SubmitButton>
          )}
        </Form>
      </Disclosure>
    </div>
  )
}
