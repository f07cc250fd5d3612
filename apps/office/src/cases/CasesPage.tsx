import { Anchor, Badge, Checkbox, Group, Select, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { CaseKind, CaseList, CaseOrder, CaseState } from '@otosafi/api-client/office-schema'
import { BOOKING_STATES } from '@otosafi/domain/booking/booking'
import { SALE_STATES } from '@otosafi/domain/selling/sale'
import { VISIT_STATES } from '@otosafi/domain/visits/visit'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { api, dataOf, NotThere } from '../api.ts'
import { momentText } from '../moment.ts'
import { ChoiceFilter } from '../shell/ChoiceFilter.tsx'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { foundText } from '../shell/found-text.ts'
import { ListTable } from '../shell/ListTable.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { chosenIn, useQuery } from '../use-query.ts'
import { CaseBadge, useCaseStateText } from './CaseBadge.tsx'

const STATES = {
  booking: BOOKING_STATES,
  visit: VISIT_STATES,
  sale: SALE_STATES,
} as const satisfies Readonly<Record<CaseKind, readonly CaseState[]>>
const ORDERS = ['newest', 'due'] as const satisfies readonly CaseOrder[]

type Loaded = { kind: CaseKind; first: CaseList }

/** The kind of cases of an address. Throws {@link NotThere} for an unknown one. */
export function caseKindOf(text: string | undefined): CaseKind {
  const kind = (Object.keys(STATES) as CaseKind[]).find((each) => each === text)
  if (kind === undefined) throw new NotThere()
  return kind
}

/** The list's query in an address. */
function queryOf(kind: CaseKind, params: URLSearchParams) {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const [order] = chosenIn<CaseOrder>(params, 'order', ORDERS)
  const text = params.get('text')?.trim()
  return {
    state: chosenIn<CaseState>(params, 'state', STATES[kind]),
    ...(edition !== undefined && { edition }),
    ...(order !== undefined && { order }),
    ...(kind === 'booking' && params.has('refund') && { refund: true }),
    ...(text && { text }),
  }
}

function load(kind: CaseKind, params: URLSearchParams, cursor?: string): Promise<CaseList> {
  const query = { ...queryOf(kind, params), ...(cursor && { cursor }) }
  return dataOf(api.GET('/cases/{kind}', { params: { path: { kind }, query } }))
}

export async function loadCases({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const kind = caseKindOf(params['kind'])
  return { kind, first: await load(kind, new URL(request.url).searchParams) }
}

/** Bookings, visits, or the cars that visitors sell: the latest first, or what is due next. */
export function CasesPage() {
  const { t } = useTranslation()
  const stateText = useCaseStateText()
  const { kind, first } = useLoaderData<typeof loadCases>()
  const { params, chosen, choose } = useQuery()
  const query = queryOf(kind, chosen)

  return (
    <Stack>
      <title>{`${t(`cases.${kind}`)} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t(`cases.${kind}`)}
      </Title>
      <Group align="end">
        <SearchField key={kind} label={t('inbox.search')} />
        <ChoiceFilter
          label={t('inbox.state')}
          values={STATES[kind]}
          text={(state) => stateText({ kind, state })}
          chosen={query.state}
          choose={(values) => choose('state', values)}
        />
        <EditionChoice value={query.edition} choose={(value) => choose('edition', [value])} />
        <Select
          label={t('stock.order')}
          data={ORDERS.map((order) => ({ value: order, label: t(`cases.order.${order}`) }))}
          value={query.order ?? 'newest'}
          onChange={(value) => choose('order', [value])}
          allowDeselect={false}
          w={220}
        />
        {kind === 'booking' ? (
          <Checkbox
            label={t('cases.refund')}
            checked={query.refund === true}
            onChange={({ currentTarget }) => choose('refund', [currentTarget.checked ? 'true' : null])}
            pb={8}
          />
        ) : null}
      </Group>
      <Text role="status">
        {first.total === 0
          ? t('cases.none')
          : foundText(first.total, t(`cases.found.${kind}`, { count: first.total }), t)}
      </Text>
      {first.total === 0 ? null : (
        <Found key={`${kind} ${params.toString()}`} kind={kind} first={first} params={params} />
      )}
    </Stack>
  )
}

function Found({ kind, first, params }: Loaded & { params: URLSearchParams }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = usePages(first, (cursor) => load(kind, params, cursor))

  return (
    <>
      <ListTable
        minWidth={860}
        columns={[
          t('inbox.reference'),
          t('inbox.state'),
          t('stock.car'),
          t('inbox.from'),
          t(`cases.due.${kind}`),
          t('inbox.sent'),
        ]}
      >
        {list.pages
          .flatMap(({ cases }) => cases)
          .map(({ edition, reference, state, about, from, due, place, refund, createdAt }) => (
            <Table.Tr key={reference}>
              <Table.Td miw={150}>
                <Anchor component={Link} inherit to={`/cases/${kind}/${edition}/${reference}`}>
                  {reference}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {t(`edition.${edition}`)}
                </Text>
              </Table.Td>
              <Table.Td>
                <CaseBadge kind={kind} state={state} />
                {refund ? (
                  <Badge color="red" variant="dot">
                    {t('cases.refund')}
                  </Badge>
                ) : null}
              </Table.Td>
              <Table.Td>
                <bdi>{about}</bdi>
              </Table.Td>
              <Table.Td>
                <bdi>{from}</bdi>
              </Table.Td>
              <Table.Td>
                {due === null ? null : <time dateTime={due}>{momentText(due, language, edition)}</time>}
                <Text size="sm" c="dimmed">
                  <bdi>{place}</bdi>
                </Text>
              </Table.Td>
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
