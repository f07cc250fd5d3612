import { Anchor, Group, MultiSelect, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { StockList, StockOrder } from '@otosafi/api-client/office-schema'
import { SALE_STATUSES, type SaleStatus } from '@otosafi/domain/car/vocabulary'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { formatNumber } from '@otosafi/editions/format/number'

import { api, dataOf } from '../api.ts'
import { fieldText } from '../field-text.ts'
import { momentText } from '../moment.ts'
import { priceText } from '../price-text.ts'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { chosenIn, useQuery } from '../use-query.ts'
import { StatusBadge } from './StatusBadge.tsx'

const ORDERS = ['newest', 'oldest', 'cheapest', 'dearest'] as const satisfies readonly StockOrder[]

/** The stock's query in an address. */
function queryOf(params: URLSearchParams) {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const [order] = chosenIn<StockOrder>(params, 'order', ORDERS)
  const text = params.get('text')?.trim()
  return {
    status: chosenIn<SaleStatus>(params, 'status', SALE_STATUSES),
    ...(edition !== undefined && { edition }),
    ...(order !== undefined && { order }),
    ...(text && { text }),
  }
}

function load(params: URLSearchParams, cursor?: string): Promise<StockList> {
  return dataOf(api.GET('/cars', { params: { query: { ...queryOf(params), ...(cursor && { cursor }) } } }))
}

export function loadStock({ request }: LoaderFunctionArgs): Promise<StockList> {
  return load(new URL(request.url).searchParams)
}

/** The cars of all editions in which one works, sold ones among them. */
export function StockPage() {
  const { t } = useTranslation()
  const first = useLoaderData<typeof loadStock>()
  const { params, choose } = useQuery()
  const query = queryOf(params)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    choose('text', [fieldText(event.currentTarget, 'text').trim()])
  }

  return (
    <Stack>
      <title>{`${t('stock.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('stock.title')}
      </Title>
      <Group align="end">
        <form onSubmit={search} role="search">
          <TextInput name="text" type="search" label={t('stock.search')} defaultValue={query.text} w={320} maw="100%" />
        </form>
        <MultiSelect
          label={t('stock.status')}
          {...(query.status.length === 0 && { placeholder: t('shell.all') })}
          data={SALE_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          value={query.status}
          onChange={(values) => choose('status', values)}
          clearable
          w={240}
        />
        <EditionChoice value={query.edition} choose={(value) => choose('edition', [value])} />
        <Select
          label={t('stock.order')}
          data={ORDERS.map((order) => ({ value: order, label: t(`order.${order}`) }))}
          value={query.order ?? 'newest'}
          onChange={(value) => choose('order', [value])}
          allowDeselect={false}
          w={220}
        />
      </Group>
      <Text role="status">{first.total === 0 ? t('stock.none') : t('stock.found', { count: first.total })}</Text>
      {first.total === 0 ? null : <Found key={params.toString()} first={first} params={params} />}
    </Stack>
  )
}

function Found({ first, params }: { first: StockList; params: URLSearchParams }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = usePages(first, (cursor) => load(params, cursor))

  return (
    <>
      <Table.ScrollContainer minWidth={860}>
        <Table striped highlightOnHover verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('stock.car')}</Table.Th>
              <Table.Th>{t('stock.status')}</Table.Th>
              <Table.Th ta="end">{t('stock.price')}</Table.Th>
              <Table.Th ta="end">{t('stock.market')}</Table.Th>
              <Table.Th ta="end">{t('stock.mileage')}</Table.Th>
              <Table.Th>{t('stock.city')}</Table.Th>
              <Table.Th ta="end">{t('stock.photos')}</Table.Th>
              <Table.Th>{t('stock.published')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {list.pages
              .flatMap(({ cars }) => cars)
              .map((car) => (
                <Table.Tr key={car.reference}>
                  <Table.Td>
                    <Anchor component={Link} inherit to={`/cars/${car.edition}/${car.id}`}>
                      {car.name} {car.modelYear}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {car.reference}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge status={car.status} />
                  </Table.Td>
                  <Table.Td ta="end">{priceText(car.price, car.edition, language)}</Table.Td>
                  <Table.Td ta="end">
                    {car.marketValue === null ? t('stock.unknown') : priceText(car.marketValue, car.edition, language)}
                  </Table.Td>
                  <Table.Td ta="end">
                    <span>{formatNumber(car.mileage, { edition: car.edition, language })}</span>{' '}
                    <span>{car.odometerUnit}</span>
                  </Table.Td>
                  <Table.Td>{car.city}</Table.Td>
                  <Table.Td ta="end">{car.photoCount}</Table.Td>
                  <Table.Td>
                    <time dateTime={car.publishedAt}>{momentText(car.publishedAt, language)}</time>
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <MoreButton {...list} />
    </>
  )
}
