import { MAX_VOTERS } from '@otosafi/domain/listing/poll'
import { SubmitButton } from '@otosafi/ui/field/SubmitButton'
import { TextField } from '@otosafi/ui/field/TextField'
import { Fieldset } from '@otosafi/ui/fieldset/Fieldset'
import { Radio } from '@otosafi/ui/radio/Radio'

import { fieldOfForm } from '../../forms/field-of-form.ts'
import { FormNotes } from '../../forms/FormNotes.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ShownPoll } from './load-poll.ts'
import { VOTE } from './poll-form.ts'

import styles from '../../forms/BoxedForm.module.css'

/** The cars with their votes, and the reader's vote. */
export function PollForm({ cars, ends }: Pick<ShownPoll, 'cars' | 'ends'>) {
  const { t } = useTexts()
  const { Form, form, sending, sent, answer } = useFormState(VOTE)
  const { id, error, defaultValue: chosen } = fieldOfForm(VOTE, 'car', answer, t)
  const full = answer?.problem === 'conflict' ? t('booking:poll.full', { most: MAX_VOTERS }) : undefined
  return (
    <Form ref={form} id={VOTE} className={styles.form} method="post" noValidate>
      <FormNotes state={answer} sent={sent ? t('booking:poll.done') : null} refusal={full} />
      <Fieldset id={id} label={t('booking:poll.car')} error={error}>
        {cars.map((car) => (
          <Radio
            key={car.id}
            name="car"
            value={car.id}
            label={<bdi>{car.title}</bdi>}
            help={<Voters names={car.voters} />}
            defaultChecked={chosen === car.id}
            required
          />
        ))}
      </Fieldset>
      <TextField
        {...fieldOfForm(VOTE, 'name', answer, t)}
        label={t('booking:poll.name')}
        help={t('booking:poll.nameHelp')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <p className={styles.text}>{t('booking:poll.kept', { date: ends })}</p>
      <SubmitButton busy={sending} busyLabel={t('progress.sending')}>
        {t('booking:poll.submit')}
      </SubmitButton>
    </Form>
  )
}

/** How many chose a car, and who. */
function Voters({ names }: { names: readonly string[] }) {
  const { t } = useTexts()
  return (
    <>
      <span>{t('booking:poll.votes', { count: names.length })}</span>
      {names.map((name) => (
        <span key={name}>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </>
  )
}
