import { Anchor, Button, Checkbox, Group, Select, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'

import type { StockList, StockOrder } from '@otosafi/api-client/office-schema'
import { STOCK_STATES, type StockState } from '@otosafi/domain/office/stock-states'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { loadAgain, staleIfError } from '../load-again.ts'
import { momentText } from '../moment.ts'
import { numberText, priceText } from '../number-text.ts'
import { ChoiceFilter } from '../shell/ChoiceFilter.tsx'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { foundText } from '../shell/found-text.ts'
import { ListTable } from '../shell/ListTable.tsx'
import { MoreButton } from '../shell/MoreButton.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import { useMe } from '../shell/use-me.ts'
import { useLanguage } from '../texts/use-language.ts'
import { usePages } from '../use-pages.ts'
import { chosenIn, useQuery } from '../use-query.ts'
import { AddCarButton } from './AddCarButton.tsx'
import { BulkActions } from './BulkActions.tsx'
import { StockBadge } from './StockBadge.tsx'

const ORDERS = ['newest', 'oldest', 'cheapest', 'dearest'] as const satisfies readonly StockOrder[]

/** The stock's query in an address. */
function queryOf(params: URLSearchParams) {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const [order] = chosenIn<StockOrder>(params, 'order', ORDERS)
  const text = params.get('text')?.trim()
  return {
    state: chosenIn<StockState>(params, 'state', STOCK_STATES),
    ...(edition !== undefined && { edition }),
    ...(order !== undefined && { order }),
    ...(text && { text }),
  }
}

function load(params: URLSearchParams, cursor?: string): Promise<StockList> {
  return dataOf(api.GET('/cars', { params: { query: { ...queryOf(params), ...(cursor && { cursor }) } } }))
}

export function loadStock({ request }: LoaderFunctionArgs): Promise<StockList> {
  return staleIfError(request, load(new URL(request.url).searchParams))
}

/** The cars of all editions in which one works, those among them that are sold or not on the site. */
export function StockPage() {
  const { t } = useTranslation()
  const first = useLoaderData<typeof loadStock>()
  const { may, editions } = useMe()
  const { params, chosen, choose } = useQuery()
  const query = queryOf(chosen)

  return (
    <Stack>
      <title>{`${t('stock.title')} | Otosafi`}</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('stock.title')}
        </Title>
        <Group gap="sm">
          {may.includes('setFeaturedChoice') ? (
            <Button component={Link} to={`/featured/${query.edition ?? editions[0]}`} variant="default">
              {t('featured.title')}
            </Button>
          ) : null}
          {may.includes('importCars') ? (
            <Button component={Link} to="/imports" variant="default">
              {t('imports.title')}
            </Button>
          ) : null}
          <AddCarButton />
        </Group>
      </Group>
      <Group align="end">
        <SearchField label={t('stock.search')} />
        <ChoiceFilter
          label={t('stock.status')}
          values={STOCK_STATES}
          text={(state) => t(`stockState.${state}`)}
          chosen={query.state}
          choose={(values) => choose('state', values)}
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
      <Text role="status">
        {first.total === 0 ? t('stock.none') : foundText(first.total, t('stock.found', { count: first.total }), t)}
      </Text>
      <Found key={params.toString()} first={first} params={params} />
    </Stack>
  )
}

/**
 * The cars that were found; for those who may change many at once, with a box at each. What became of them is said also where none of them
 * is found any more.
 */
function Found({ first, params }: { first: StockList; params: URLSearchParams }) {
  const { t } = useTranslation()
  const { may } = useMe()
  const { revalidate } = useRevalidator()
  const language = useLanguage()
  const list = usePages(first, (cursor) => load(params, cursor))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isStale, setStale] = useState(false)
  const cars = list.pages.flatMap((page) => page.cars)
  const canChoose = may.includes('publishCar')
  const isEvery = chosen.size === cars.length

  /** Also where the cars cannot be loaded again, the outcome of each is shown. */
  async function finish() {
    setChosen(new Set())
    setStale(false)
    setStale(!(await loadAgain(revalidate)))
  }

  return (
    <>
      {canChoose ? (
        <>
          {cars.length === 0 ? null : (
            <Checkbox
              label={t('bulk.all')}
              checked={isEvery}
              indeterminate={chosen.size > 0 && !isEvery}
              onChange={() => setChosen(new Set(isEvery ? [] : cars.map(({ reference }) => reference)))}
            />
          )}
          <BulkActions cars={cars.filter(({ reference }) => chosen.has(reference))} finish={() => void finish()} />
        </>
      ) : null}
      <FailureAlert error={isStale ? t('failure.unseen') : null} />
      {cars.length === 0 ? null : (
        <ListTable
          minWidth={520}
          columns={[
            { label: t('stock.car'), minWidth: 200 },
            t('stock.status'),
            { label: t('stock.price'), isAmount: true },
            { label: t('stock.market'), isAmount: true, visibleFrom: 'md' },
            { label: t('stock.mileage'), isAmount: true },
            { label: t('stock.city'), visibleFrom: 'md' },
            { label: t('stock.photos'), isAmount: true, visibleFrom: 'lg' },
            { label: t('stock.published'), visibleFrom: 'lg', minWidth: 120 },
          ]}
        >
          {cars.map((car) => (
            <Table.Tr key={car.reference}>
              <Table.Td>
                <Group wrap="nowrap" gap="sm">
                  {canChoose ? (
                    <Checkbox
                      aria-label={t('bulk.choose', { reference: car.reference })}
                      checked={chosen.has(car.reference)}
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen(
                          new Set(
                            checked ? [...chosen, car.reference] : [...chosen].filter((each) => each !== car.reference),
                          ),
                        )
                      }
                    />
                  ) : null}
                  <div>
                    <Anchor component={Link} inherit to={`/cars/${car.edition}/${car.id}`}>
                      {car.name} {car.modelYear}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {car.reference}
                    </Text>
                  </div>
                </Group>
              </Table.Td>
              <Table.Td>
                <StockBadge state={car.state} />
              </Table.Td>
              <Table.Td ta="end">{priceText(car.price, car.edition, language)}</Table.Td>
              <Table.Td ta="end" visibleFrom="md">
                {car.marketValue === null ? t('stock.unknown') : priceText(car.marketValue, car.edition, language)}
              </Table.Td>
              <Table.Td ta="end">
                <span>{numberText(car.mileage, language)}</span> <span>km</span>
              </Table.Td>
              <Table.Td visibleFrom="md">{car.city}</Table.Td>
              <Table.Td ta="end" visibleFrom="lg">
                {car.photoCount}
              </Table.Td>
              <Table.Td visibleFrom="lg">
                {car.state === 'draft' ? null : (
                  <time dateTime={car.publishedAt}>{momentText(car.publishedAt, language, car.edition)}</time>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
      <MoreButton {...list} />
    </>
  )
}
