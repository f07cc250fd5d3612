import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Says on which day the team wants to be reminded of a request; an empty day is none. */
export function ReminderForm({ remindOn, send }: { remindOn: string | null; send: (day: string | null) => unknown }) {
  const { t } = useTranslation()
  const [day, setDay] = useState(remindOn ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    send(day || null)
  }

  return (
    <form onSubmit={submit}>
      <Group align="end">
        <TextInput
          type="date"
          label={t('request.remindOn')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={day === (remindOn ?? '')}>
          {day === '' && remindOn !== null ? t('request.noReminder') : t('request.keepReminder')}
        </Button>
      </Group>
    </form>
  )
}
