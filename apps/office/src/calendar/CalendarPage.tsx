import { Anchor, Badge, Button, Group, Paper, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Calendar, CalendarDay } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'
import { localTime } from '@otosafi/editions/time/local-time'

import { api, dataOf } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { staleIfError } from '../load-again.ts'
import { EditionSelect } from '../shell/EditionSelect.tsx'
import { useMe } from '../shell/use-me.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useQuery } from '../use-query.ts'
import { appointmentPath } from './appointment-path.ts'
import { StoreDayButton } from './StoreDayButton.tsx'
import { Unsettled } from './Unsettled.tsx'

const DAY_MS = 86_400_000
const DAYS = 7
/** The first year of four digits. */
const FIRST_WHOLE_YEAR = '1000'

type Loaded = { edition: EditionId; calendar: Calendar }

/** The week of an address. Throws {@link NotThere} for an unknown edition. */
export async function loadCalendar({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const edition = editionOf(params)
  const from = new URL(request.url).searchParams.get('from')
  const query = from === null ? {} : { from }
  const asked = dataOf(api.GET('/calendar/{edition}', { params: { path: { edition }, query } }))
  return { edition, calendar: await staleIfError(request, asked) }
}

/** The appointments of a week at the showrooms, in local time. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { edition, calendar } = useLoaderData<typeof loadCalendar>()
  const { chosen, choose } = useQuery()
  const { stores, days } = calendar
  const store = stores.find(({ id }) => id === chosen.get('store'))?.id ?? null
  const first = days[0]?.day ?? ''
  const move = (by: number) => choose('from', [dayAfter(chosen.get('from') ?? first, by)])

  return (
    <Stack maw={960}>
      <title>{`${t('calendar.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('calendar.title')}
      </Title>
      <Group align="end">
        <EditionSelect value={edition} pathOf={(other) => `/calendar/${other}`} />
        <Select
          label={t('calendar.store')}
          placeholder={t('shell.all')}
          data={stores.map(({ id, name }) => ({ value: id, label: name }))}
          value={store}
          onChange={(id) => choose('store', [id])}
          clearable
          w={240}
        />
        <FirstDayField first={first} choose={(day) => choose('from', [day])} />
        <Button variant="default" onClick={() => move(-DAYS)}>
          {t('calendar.before')}
        </Button>
        <Button variant="default" onClick={() => move(DAYS)}>
          {t('calendar.after')}
        </Button>
      </Group>
      <Unsettled edition={edition} calendar={calendar} />
      {days.map((day) => (
        <Day key={day.day} day={day} store={store} edition={edition} calendar={calendar} />
      ))}
    </Stack>
  )
}

/** Chooses the first day that is shown. A year that is being typed is none: on the way to 2026 a field says 2, 20 and 202. */
function FirstDayField({ first, choose }: { first: string; choose: (day: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({ first, day: first })

  function change(day: string) {
    setTyped({ first, day })
    if (day >= FIRST_WHOLE_YEAR) choose(day)
  }

  return (
    <TextInput
      type="date"
      label={t('calendar.from')}
      value={typed.first === first ? typed.day : first}
      onChange={({ currentTarget: { value } }) => change(value)}
      onBlur={() => setTyped({ first, day: first })}
      max="9999-12-31"
    />
  )
}

/** A day, of one showroom or of all. */
function Day({
  day: calendarDay,
  store,
  edition,
  calendar: { stores, timeZone },
}: Loaded & { day: CalendarDay; store: string | null }) {
  const { day, isHoliday, special, places, appointments } = calendarDay
  const { may } = useMe()
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const language = useLanguage()
  const isShown = (each: { store: string }) => store === null || each.store === store
  const coming = appointments.filter(isShown)
  const count = places.filter(isShown).reduce((sum, each) => sum + each.places, 0)
  const weekday = (site as (key: string) => string)(`vocabulary.day.${new Date(day).getUTCDay() || 7}`)
  const date = t('calendar.day', { weekday, date: formatDate(day, language) })
  const name = (id: string) => stores.find((each) => each.id === id)?.name ?? id

  return (
    <Paper withBorder p="md" component="section" aria-labelledby={day}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={day}>
          {date}
        </Title>
        <Group gap="sm">
          {may.includes('setStoreDay') ? (
            <StoreDayButton {...{ day: calendarDay, date, edition, store, stores }} />
          ) : null}
          <Text size="sm" c="dimmed">
            {count === 0
              ? t(isHoliday ? 'calendar.holiday' : 'calendar.closed')
              : t('calendar.taken', { count: coming.length, places: count })}
          </Text>
        </Group>
      </Group>
      {special.filter(isShown).map(({ store: id, hours }) => (
        <Text key={id} size="sm">
          {hours === null
            ? t('calendar.closedStore', { name: name(id) })
            : t('calendar.shorterStore', { name: name(id), ...hours })}
        </Text>
      ))}
      {coming.length === 0 ? null : (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing="xs">
            <Table.Tbody>
              {coming.map((appointment) => (
                <Table.Tr key={`${appointment.reference} ${appointment.startsAt}`}>
                  <Table.Th scope="row" w={70}>
                    <time dateTime={appointment.startsAt}>{clockText(appointment.startsAt, timeZone)}</time>
                  </Table.Th>
                  <Table.Td>
                    <Anchor component={Link} inherit to={appointmentPath(appointment, edition)}>
                      {appointment.reference}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {t(`calendar.kind.${appointment.kind}`)}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <bdi>{appointment.from}</bdi>
                  </Table.Td>
                  <Table.Td>
                    <bdi>{appointment.about}</bdi>
                  </Table.Td>
                  <Table.Td>
                    {appointment.isConfirmed ? null : (
                      <Badge color="orange" variant="dot">
                        {t('calendar.unconfirmed')}
                      </Badge>
                    )}
                    {appointment.isOpen ? null : (
                      <Badge color="red" variant="dot">
                        {t('calendar.notOpen')}
                      </Badge>
                    )}
                    {store === null ? <Text size="sm">{name(appointment.store)}</Text> : null}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Paper>
  )
}

/** The time of an instant in a time zone, `HH:MM`. */
function clockText(instant: string, timeZone: string): string {
  return localTime(Date.parse(instant), timeZone).toISOString().slice(11, 16)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
