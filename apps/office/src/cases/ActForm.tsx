import { Button, Checkbox, Fieldset, Group, NativeSelect, Paper, SimpleGrid, Stack } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { CaseAct, CaseField } from '@otosafi/api-client/office-schema'

import { fieldText, isAnythingTyped } from '../field-text.ts'
import { LimitedInput, LimitedTextarea } from '../shell/LimitedFields.tsx'

/** Form input of an act: its reason, and its fields by name. */
export type ActInput = { reason: string | null; typed: Record<string, string> }

/** Keeps field names apart from `reason`. */
const FIELD = 'field-'

/** Acts that do not advance a case have a quiet button. */
const SECONDARY_ACTIONS: readonly string[] = ['cancel', 'cancelAppointment', 'miss', 'close', 'move', 'extend']

/**
 * A button that does something with a case, and the fields that it needs. They keep their values where sending failed; `onTyped`
 * receives whether something is typed in them.
 */
export function ActForm({
  act,
  isSending,
  send,
  onTyped,
}: {
  act: CaseAct
  isSending: boolean
  send: (input: ActInput) => Promise<boolean>
  onTyped: (isTyped: boolean) => void
}) {
  const { t } = useTranslation()
  const [timesDone, setTimesDone] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const { action, label, reason, fields } = act

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = fields.map(({ name }) => [name, fieldText(form, FIELD + name).trim()] as const)
    const isDone = await send({
      reason: reason === 'none' ? null : fieldText(form, 'reason').trim() || null,
      typed: Object.fromEntries(typed.filter(([, text]) => text !== '')),
    })
    if (!isDone) return
    // Empties the form with the new data, not before.
    startTransition(() => {
      setTimesDone(timesDone + 1)
      onTyped(false)
    })
  }

  /** Enter in a field leads to the button: an offer of an amount that is half typed would be made to the seller. */
  function goToButton(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    button.current?.focus()
  }

  return (
    <Paper
      withBorder
      p="md"
      component="form"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => onTyped(isAnythingTyped(currentTarget))}
      onKeyDown={goToButton}
    >
      <Stack key={timesDone}>
        {groupsOf(fields).map(([group, members]) =>
          group === null ? (
            members.map((field) => <Field key={field.name} field={field} />)
          ) : (
            <Fieldset key={group} legend={group}>
              <SimpleGrid cols={{ base: 1, sm: Math.min(members.length, 3) }}>
                {members.map((field) => (
                  <Field key={field.name} field={field} />
                ))}
              </SimpleGrid>
            </Fieldset>
          ),
        )}
        {reason === 'none' ? null : (
          <LimitedTextarea
            name="reason"
            label={t('cases.reason')}
            most={500}
            autosize
            minRows={2}
            required={reason === 'needed'}
          />
        )}
        <Group>
          <Button
            ref={button}
            type="submit"
            variant={SECONDARY_ACTIONS.includes(action) ? 'default' : 'filled'}
            loading={isSending}
          >
            {label}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** Neighbours of one group together, in their order. */
function groupsOf(fields: readonly CaseField[]): [group: string | null, members: CaseField[]][] {
  const groups: [string | null, CaseField[]][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last !== undefined && last[0] === field.group) last[1].push(field)
    else groups.push([field.group, [field]])
  }
  return groups
}

function Field({ field: { name, label, kind, isNeeded, value, most, options } }: { field: CaseField }) {
  const common = { name: FIELD + name, label, required: isNeeded }
  if (kind === 'choice') return <Choice {...common} options={options} value={value} />
  if (kind === 'tick') return <Checkbox {...common} value="yes" defaultChecked={value === 'yes'} />
  if (kind === 'lines')
    return <LimitedTextarea {...common} defaultValue={value ?? ''} autosize minRows={3} most={most} />
  return (
    <LimitedInput
      {...common}
      defaultValue={value ?? ''}
      most={most}
      {...(kind === 'amount' && { inputMode: 'numeric' })}
      {...(kind === 'moment' && { type: 'datetime-local' })}
    />
  )
}

/** One of some options. What was chosen and is offered no more is named, and another is to be chosen. */
function Choice({ options, value, ...common }: { name: string; label: string } & Pick<CaseField, 'options' | 'value'>) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(options.find((each) => each.value === value) ?? options[0])
  const isGone = chosen !== undefined && !options.some((each) => each.value === chosen.value)
  const error = isGone ? t('cases.gone', { choice: chosen.label }) : null
  return (
    <NativeSelect
      {...common}
      data={isGone ? [{ ...chosen, disabled: true }, ...options] : options}
      value={chosen?.value}
      onChange={({ currentTarget }) => setChosen(options.find((each) => each.value === currentTarget.value))}
      ref={(select) => select?.setCustomValidity(error ?? '')}
      error={error}
    />
  )
}
