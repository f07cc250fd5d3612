import { Anchor, Badge, Checkbox, Group, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import type { RequestList } from '@otosafi/api-client/office-schema'
import {
  REQUEST_KINDS,
  REQUEST_STATES,
  type RequestKind,
  type RequestState,
} from '@otosafi/domain/messages/request-kind'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'

import { api, dataOf, Failure } from '../api.ts'
import { momentText } from '../moment.ts'
import { ChoiceFilter } from '../shell/ChoiceFilter.tsx'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { foundText } from '../shell/found-text.ts'
import { ListTable } from '../shell/ListTable.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import { useMe } from '../shell/use-me.ts'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { chosenIn, useQuery } from '../use-query.ts'

const COLOURS: Readonly<Record<RequestState, string>> = { received: 'orange', inProgress: 'blue', closed: 'gray' }

/** The inbox's query in an address. */
function queryOf(params: URLSearchParams) {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const owner = params.get('owner')
  const text = params.get('text')?.trim()
  return {
    kind: chosenIn<RequestKind>(params, 'kind', REQUEST_KINDS),
    state: chosenIn<RequestState>(params, 'state', REQUEST_STATES),
    ...(edition !== undefined && { edition }),
    ...(owner && { owner }),
    ...(params.has('due') && { due: true }),
    ...(text && { text }),
  }
}

function load(params: URLSearchParams, cursor?: string): Promise<RequestList> {
  return dataOf(api.GET('/requests', { params: { query: { ...queryOf(params), ...(cursor && { cursor }) } } }))
}

/** Leads those whose role has no inbox to the stock, which is everybody's. */
export async function loadInbox({ request }: LoaderFunctionArgs): Promise<RequestList> {
  try {
    return await load(new URL(request.url).searchParams)
  } catch (error) {
    if (!(error instanceof Failure) || error.problem?.code !== 'forbidden') throw error
    throw redirect('/cars')
  }
}

/** The requests of visitors: one queue of every kind, newest first. */
export function InboxPage() {
  const { t } = useTranslation()
  const me = useMe()
  const first = useLoaderData<typeof loadInbox>()
  const { params, chosen, choose } = useQuery()
  const query = queryOf(chosen)

  return (
    <Stack>
      <title>{`${t('inbox.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('inbox.title')}
      </Title>
      <Group align="end">
        <SearchField label={t('inbox.search')} />
        <ChoiceFilter
          label={t('inbox.kind')}
          values={REQUEST_KINDS}
          text={(kind) => t(`kind.${kind}`)}
          chosen={query.kind}
          choose={(values) => choose('kind', values)}
        />
        <ChoiceFilter
          label={t('inbox.state')}
          values={REQUEST_STATES}
          text={(state) => t(`state.${state}`)}
          chosen={query.state}
          choose={(values) => choose('state', values)}
        />
        <EditionChoice value={query.edition} choose={(value) => choose('edition', [value])} />
        <SegmentedControl
          transitionDuration={0}
          aria-label={t('inbox.owner')}
          data={[
            { value: '', label: t('inbox.everybodys') },
            { value: me.id, label: t('inbox.mine') },
          ]}
          value={query.owner ?? ''}
          onChange={(value) => choose('owner', [value])}
        />
        <Checkbox
          label={t('inbox.due')}
          checked={query.due === true}
          onChange={({ currentTarget }) => choose('due', [currentTarget.checked ? 'true' : null])}
          pb={8}
        />
      </Group>
      <Text role="status">
        {first.total === 0 ? t('inbox.none') : foundText(first.total, t('inbox.found', { count: first.total }), t)}
      </Text>
      {first.total === 0 ? null : <Found key={params.toString()} first={first} params={params} />}
    </Stack>
  )
}

function Found({ first, params }: { first: RequestList; params: URLSearchParams }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = usePages(first, (cursor) => load(params, cursor))

  return (
    <>
      <ListTable
        minWidth={760}
        columns={[
          t('inbox.reference'),
          t('inbox.state'),
          t('inbox.from'),
          t('inbox.about'),
          t('inbox.owner'),
          t('inbox.sent'),
        ]}
      >
        {list.pages
          .flatMap(({ requests }) => requests)
          .map(({ edition, reference, kind, state, from, about, owner, remindOn, createdAt }) => (
            <Table.Tr key={reference}>
              <Table.Td miw={150}>
                <Anchor component={Link} inherit to={`/requests/${edition}/${reference}`}>
                  {reference}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t(`kind.${kind}`)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Badge color={COLOURS[state]} variant="dot">
                  {t(`state.${state}`)}
                </Badge>
                {remindOn === null || state === 'closed' ? null : (
                  <Text size="sm" c="dimmed">
                    <span>{t('inbox.reminder')}</span> <time dateTime={remindOn}>{formatDate(remindOn, language)}</time>
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <bdi>{from}</bdi>
              </Table.Td>
              <Table.Td>
                <Text size="sm" lineClamp={2}>
                  <bdi>{about}</bdi>
                </Text>
              </Table.Td>
              <Table.Td>{owner?.name}</Table.Td>
              <Table.Td>
                <time dateTime={createdAt}>{momentText(createdAt, language, edition)}</time>
              </Table.Td>
            </Table.Tr>
          ))}
      </ListTable>
      <MoreButton {...list} />
    </>
  )
}
