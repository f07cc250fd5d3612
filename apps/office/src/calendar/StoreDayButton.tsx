import { Button, Group, Radio, Select, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'

import type { Calendar, CalendarDay } from '@otosafi/api-client/office-schema'
import { isProblem } from '@otosafi/api-client/problem'
import { storeDayText } from '@otosafi/domain/visits/store-day-text'
import type { EditionId } from '@otosafi/editions/edition'

import { answered, api } from '../api.ts'
import { fieldText } from '../field-text.ts'
import { loadAgain } from '../load-again.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { useChange } from '../use-change.ts'

const OPENINGS = ['usual', 'closed', 'shorter'] as const
type Opening = (typeof OPENINGS)[number]

const DAY_MS = 24 * 3_600_000
/** The most days after the first one that the server changes at once. */
const MAX_FURTHER_DAYS = 60

/** Problem codes with which the server refuses the day of one showroom. */
const REFUSED: ReadonlySet<string> = new Set(['validation_failed', 'not_found'])

/** The choice of all showrooms: no name of one is empty. */
const ALL = ''

type StoreDayProps = {
  day: CalendarDay
  /** The day in words. */
  date: string
  edition: EditionId
  /** The showroom that the calendar shows; null where it shows all. */
  store: string | null
  stores: Calendar['stores']
}

/** Changes the hours of showrooms on one or more days: closed, shorter, or as usual again. */
export function StoreDayButton(props: StoreDayProps) {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  const changing = useChange()
  const { error, clearError } = changing

  function begin() {
    clearError()
    open()
  }

  function giveUp() {
    clearError()
    close()
  }

  return (
    <>
      {isOpen ? null : <FailureAlert error={error} />}
      <Button variant="default" size="xs" onClick={begin} aria-label={t('calendar.otherOn', { date: props.date })}>
        {t('calendar.other')}
      </Button>
      <Dialog isOpen={isOpen} close={giveUp} title={t('calendar.otherOn', { date: props.date })}>
        <StoreDayForm {...props} changing={changing} close={close} />
      </Dialog>
    </>
  )
}

function StoreDayForm({
  day: { day, special },
  edition,
  store,
  stores,
  changing: { error, isSending, change },
  close,
}: StoreDayProps & { changing: ReturnType<typeof useChange>; close: () => void }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(store ?? ALL)
  const [opening, setOpening] = useState<Opening>('closed')

  /** Sends a request for each chosen showroom until one is refused; the calendar then shows what was done before it. */
  async function save(hours: { opens: string; closes: string } | null, until: string) {
    let isAnyDone = false
    for (const { id } of stores.filter((each) => chosen === ALL || each.id === chosen)) {
      const params = { path: { edition, store: id, day } }
      const seen = special.find((each) => each.store === id)
      const former = storeDayText(seen)
      const last = until === '' ? {} : { until }
      if (opening === 'usual' && seen === undefined && until === '') continue
      const answer = await answered(
        opening === 'usual'
          ? api.DELETE('/calendar/{edition}/{store}/{day}', { params: { ...params, query: { former, ...last } } })
          : api.PUT('/calendar/{edition}/{store}/{day}', {
              params,
              body: { hours, former, ...last },
            }),
      )
      if (answer.data === undefined) {
        if (isAnyDone && isProblem(answer.error) && REFUSED.has(answer.error.code)) await loadAgain(revalidate)
        return answer
      }
      isAnyDone = true
    }
    return { data: true }
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const times = { opens: fieldText(form, 'opens'), closes: fieldText(form, 'closes') }
    const isDone = await change(save(opening === 'shorter' ? times : null, fieldText(form, 'until')))
    if (isDone) close()
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <FailureAlert error={error} />
        <Select
          label={t('calendar.store')}
          data={[
            { value: ALL, label: t('calendar.allStores') },
            ...stores.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen}
          onChange={(value) => setChosen(value ?? ALL)}
          allowDeselect={false}
        />
        <Radio.Group
          label={t('calendar.opening')}
          value={opening}
          onChange={(value) => setOpening(OPENINGS.find((each) => each === value) ?? 'closed')}
        >
          <Stack gap="xs" mt="xs">
            {OPENINGS.map((each) => (
              <Radio key={each} value={each} label={t(`calendar.openings.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {opening === 'shorter' ? (
          <Group>
            <TextInput name="opens" type="time" label={t('calendar.opens')} required />
            <TextInput name="closes" type="time" label={t('calendar.closes')} required />
          </Group>
        ) : null}
        <TextInput
          name="until"
          type="date"
          label={t('calendar.until')}
          min={day}
          max={new Date(Date.parse(day) + MAX_FURTHER_DAYS * DAY_MS).toISOString().slice(0, 10)}
        />
        <Button type="submit" loading={isSending} mr="auto">
          {t('calendar.save')}
        </Button>
      </Stack>
    </form>
  )
}
