import type { ReactNode } from 'react'

import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { useHydrated } from '@otosafi/ui/lazy/use-hydrated'
import { Radio } from '@otosafi/ui/radio/Radio'

import { fieldId } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DAY, SLOT, type SlotChoice, TYPED } from './load-slots.ts'
import { ByEnter, NextTimes, SlotFields } from './SlotFields.tsx'

import styles from './Appointment.module.css'

/** Name of the form that takes a time, and its anchor. */
export const MOVE = 'move'

/**
 * Takes a free time on the page of an appointment, at `path`; `isOpened` opens the choice, `done` is said once it is taken.
 * `children` are asked besides and kept where another day is looked at, and `kept` is the present time where it can be kept for
 * another answer to them.
 */
export function TimeBox({
  choice,
  path,
  isOpened,
  texts: { title, text, done },
  kept,
  children,
}: {
  choice: SlotChoice
  path: string
  isOpened: boolean
  texts: { title: string; text: string; done: string | null }
  kept?: { slot: string; label: string } | null
  children?: ReactNode
}) {
  const { t } = useTexts()
  const { Form, form, sending, sent, state } = useFormState(MOVE)
  // Script changes the day and leaves what was typed where it is; without it a day takes that along.
  const sendsForm = !useHydrated() && !!children
  const isGone = state?.problem === 'slot_not_available' && choice.next.length > 0
  // Without script the day is shown again on which a time was chosen, and the time is chosen.
  const at = choice.day === null ? path : `${path}?${DAY}=${choice.day}`
  const chosen = choice.slots.find(({ id }) => id === state?.values[SLOT]) ?? choice.chosen
  return (
    <div id={MOVE}>
      <FormNotes state={state} sent={sent ? done : null} />
      <Disclosure summary={title} open={(isOpened || state !== null) && !sent}>
        {choice.isUsedUp ? (
          <p>{t('booking:move.enough')}</p>
        ) : (
          <Form ref={form} id={fieldId(MOVE, SLOT)} className={styles.form} method="post" action={at}>
            <p>{text}</p>
            {kept ? <Radio name={SLOT} value={kept.slot} label={kept.label} defaultChecked required /> : null}
            {isGone ? (
              <NextTimes choice={choice} />
            ) : (
              <>
                {sendsForm ? <ByEnter /> : null}
                <SlotFields
                  choice={{ ...choice, chosen }}
                  at={sendsForm ? `${path}?${TYPED}=` : path}
                  anchor={MOVE}
                  sends={sendsForm ? 'typed' : undefined}
                />
              </>
            )}
            {children}
            {choice.days.length === 0 && !kept ? null : (
              <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
                {t('booking:move.submit')}
              </SubmitButton>
            )}
          </Form>
        )}
      </Disclosure>
    </div>
  )
}
