import { Anchor, Badge, Button, Group, List, Paper, Stack, Text, Textarea, Timeline, Title } from '@mantine/core'
import type { TFunction } from 'i18next'
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Request as OfficeRequest, RequestAction } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf, Failure } from '../api.ts'
import { failureText, withRenewalNotice } from '../failure-text.ts'
import { staleIfError } from '../load-again.ts'
import { momentText } from '../moment.ts'
import { priceText } from '../number-text.ts'
import { ChangedAlert } from '../shell/ChangedAlert.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { LimitedTextarea } from '../shell/LimitedFields.tsx'
import { RowsTable } from '../shell/RowsTable.tsx'
import { useMe } from '../shell/use-me.ts'
import { WrittenText } from '../shell/WrittenText.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { useKey } from '../use-key.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { type AnswerBody, AnswerForm } from './AnswerForm.tsx'
import { ReminderForm } from './ReminderForm.tsx'

/** The most characters of a paragraph that the site shows. */
const MAX_PARAGRAPH = 3000

const pathOf = ({ edition, reference }: { edition?: string; reference?: string }) => ({
  path: { edition: edition as EditionId, reference: reference ?? '' },
})

export function loadRequest({ params, request }: LoaderFunctionArgs): Promise<OfficeRequest> {
  return staleIfError(request, dataOf(api.GET('/requests/{edition}/{reference}', { params: pathOf(params) })))
}

/** A request: what it says, what was done with it, notes, and what can be done now. */
export function RequestPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const me = useMe()
  const { summary, car, question, rows, events, notes, actions, templates, matches } =
    useLoaderData<typeof loadRequest>()
  const { error, isSending, change } = useChange({ textOf: refusalText })
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  const { leaving } = useUnsaved([answer, note])
  const params = pathOf(summary)
  const isMine = summary.owner?.id === me.id

  const act = (action: RequestAction) =>
    change(api.POST('/requests/{edition}/{reference}/actions', { params, body: { action } }))

  async function sendAnswer(body: AnswerBody) {
    const isSent = await change(api.POST('/requests/{edition}/{reference}/actions', { params, body }))
    if (isSent) setAnswer((now) => (now === body.answer ? '' : now))
  }

  return (
    <Stack maw={880}>
      <title>{`${summary.reference} | Otosafi`}</title>
      <Anchor component={Link} to="/">
        {t('request.back')}
      </Anchor>
      <Group>
        <Title order={1} size="h2">
          {t(`kind.${summary.kind}`)} {summary.reference}
        </Title>
        <Badge variant="dot">{t(`state.${summary.state}`)}</Badge>
      </Group>
      <FailureAlert error={error} />
      <Group>
        <Text>
          <span>{t('request.owner')}</span> <b>{summary.owner?.name ?? t('request.nobody')}</b>
        </Text>
        <Button
          variant="default"
          size="xs"
          disabled={isSending}
          onClick={() =>
            void change(
              api.PUT('/requests/{edition}/{reference}/owner', {
                params,
                body: { owner: isMine ? null : me.id, former: summary.owner?.id ?? null },
              }),
            )
          }
        >
          {isMine ? t('request.release') : t('request.take')}
        </Button>
        <Text c="dimmed">
          <span>{t('request.firstAnswer')}</span>{' '}
          <span>
            {summary.firstAnswerMinutes === null
              ? t('request.pending')
              : t('request.minutes', { count: summary.firstAnswerMinutes })}
          </span>
        </Text>
      </Group>
      {summary.state === 'closed' ? null : (
        <ReminderForm
          key={summary.remindOn}
          remindOn={summary.remindOn}
          send={(remindOn) =>
            void change(
              api.PUT('/requests/{edition}/{reference}/reminder', {
                params,
                body: { remindOn, former: summary.remindOn },
              }),
            )
          }
        />
      )}
      <RowsTable rows={rows} />
      {car === null ? null : (
        <Anchor component={Link} to={`/cars/${summary.edition}/${car}`}>
          {t('request.car')}
        </Anchor>
      )}
      <Group>
        {actions
          .filter((action) => action !== 'answer' && action !== 'publish')
          .map((action) => (
            <Button
              key={action}
              variant={action === 'begin' ? 'filled' : 'default'}
              disabled={isSending}
              onClick={() => void act(action)}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
      </Group>
      {actions.includes('answer') || actions.includes('publish') ? (
        <AnswerForm
          answer={answer}
          change={setAnswer}
          question={question ?? ''}
          templates={templates}
          isPublishedAlways={actions.includes('publish')}
          isSending={isSending}
          send={(body) => void sendAnswer(body)}
        />
      ) : answer === '' ? null : (
        <UnsentAnswer answer={answer} />
      )}
      {matches.length === 0 ? null : <Matches cars={matches} />}
      {events.length === 0 ? null : (
        <section aria-labelledby="done">
          <Title order={2} size="h4" id="done" mb="sm">
            {t('request.done')}
          </Title>
          <Timeline active={events.length}>
            {events.map(({ action, at, by }) => (
              <Timeline.Item key={at + action} title={t(`action.${action}`)}>
                <Text size="sm">
                  <span>{by?.name ?? t('request.byLink')}</span>
                  {', '}
                  <time dateTime={at}>{momentText(at, language, summary.edition)}</time>
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        </section>
      )}
      <section aria-labelledby="notes">
        <Title order={2} size="h4" id="notes" mb="sm">
          {t('request.notes')}
        </Title>
        <Stack>
          {notes.map(({ text, at, by }) => (
            <Paper key={at} withBorder p="sm">
              <WrittenText>{text}</WrittenText>
              <Text size="sm" c="dimmed">
                <span>{by.name}</span>
                {', '}
                <time dateTime={at}>{momentText(at, language, summary.edition)}</time>
              </Text>
            </Paper>
          ))}
          <NoteForm
            text={note}
            change={setNote}
            isSending={isSending}
            send={(text, header) =>
              change(
                api.POST('/requests/{edition}/{reference}/notes', { params: { ...params, header }, body: { text } }),
              )
            }
          />
        </Stack>
      </section>
      <LeaveDialog leaving={leaving} />
    </Stack>
  )
}

/** Why nothing was done with a request: an answer can be too long for the site alone. */
function refusalText(failure: unknown, t: TFunction): string {
  const issues = failure instanceof Failure ? (failure.problem?.errors ?? []) : []
  const isUnfit = issues.some(({ path, code }) => path === '/answer' && code !== 'required')
  return isUnfit ? withRenewalNotice(t('request.unfit', { most: MAX_PARAGRAPH }), failure, t) : failureText(failure, t)
}

/** The answer that was typed for a request which a colleague has closed meanwhile. */
function UnsentAnswer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  return (
    <>
      <ChangedAlert title={t('request.answerOver')} text={t('request.answerKept')} />
      <Textarea label={t('request.answer')} value={answer} readOnly dir="auto" autosize minRows={4} />
    </>
  )
}

/** Cars for sale that are like the one that is looked for. */
function Matches({ cars }: { cars: OfficeRequest['matches'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <section aria-labelledby="matches">
      <Title order={2} size="h4" id="matches" mb="sm">
        {t('request.matches')}
      </Title>
      <List listStyleType="none" spacing="xs">
        {cars.map(({ edition, id, reference, name, modelYear, price, city }) => (
          <List.Item key={reference}>
            <Anchor component={Link} to={`/cars/${edition}/${id}`}>
              {name} {modelYear}
            </Anchor>{' '}
            <Text span c="dimmed" size="sm">
              {[priceText(price, edition, language), city, reference].join(' · ')}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  )
}

type NoteFormProps = {
  text: string
  change: Dispatch<SetStateAction<string>>
  isSending: boolean
  send: (text: string, header: ReturnType<typeof useKey>['header']) => Promise<boolean>
}

/** A new note. The page keeps what is typed. */
function NoteForm({ text, change, isSending, send }: NoteFormProps) {
  const { t } = useTranslation()
  const { header, renew } = useKey()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await send(text, header)) {
      // Text that was added meanwhile stays, with the text before it.
      change((now) => (now === text ? '' : now))
      renew()
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <LimitedTextarea
          label={t('request.note')}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          autosize
          minRows={2}
          most={2000}
          required
        />
        <Group>
          <Button type="submit" variant="default" loading={isSending}>
            {t('request.addNote')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
