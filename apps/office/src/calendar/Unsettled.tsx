import { Alert, Anchor, List, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

import type { Calendar } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'
import { localTime } from '@otosafi/editions/time/local-time'

import { useLanguage } from '../texts/use-language.ts'
import { appointmentPath } from './appointment-path.ts'

/** The appointments of the coming month at which the showroom is closed, to be moved or cancelled. */
export function Unsettled({
  edition,
  calendar: { unsettled, stores, timeZone },
}: {
  edition: EditionId
  calendar: Calendar
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (unsettled.length === 0) return null
  return (
    <Alert color="orange" role="status" title={t('calendar.unsettled', { count: unsettled.length })}>
      <Text size="sm">{t('calendar.unsettledText')}</Text>
      <List size="sm">
        {unsettled.map((appointment) => {
          const { reference, startsAt, from, store } = appointment
          const [day = '', time = ''] = localTime(Date.parse(startsAt), timeZone).toISOString().slice(0, 16).split('T')
          return (
            <List.Item key={`${reference} ${startsAt}`}>
              <Anchor component={Link} inherit to={appointmentPath(appointment, edition)}>
                {reference}
              </Anchor>
              <span>{`, ${formatDate(day, language)} ${time}, ${stores.find(({ id }) => id === store)?.name ?? store}`}</span>
              {from === null ? null : (
                <span>
                  {', '}
                  <bdi>{from}</bdi>
                </span>
              )}
            </List.Item>
          )
        })}
      </List>
    </Alert>
  )
}
