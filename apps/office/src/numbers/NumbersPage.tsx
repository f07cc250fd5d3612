import { Button, Group, Paper, Select, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Numbers } from '@otosafi/api-client/office-schema'
import { csvOf } from '@otosafi/domain/office/csv'
import { CLAIM_FIGURES } from '@otosafi/editions/claim-figures'
import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'

import { api, dataOf } from '../api.ts'
import { saveFile } from '../save-file.ts'
import { EditionChoice } from '../shell/EditionChoice.tsx'
import { ListTable } from '../shell/ListTable.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { chosenIn, useQuery } from '../use-query.ts'
import { BarChart } from './BarChart.tsx'
import { COUNTED, sumOf } from './counted.ts'

const PERIODS = [7, 30, 90, 365] as const
const USUAL = 30

/** The query of the numbers in an address. */
function queryOf(params: URLSearchParams) {
  const [edition] = chosenIn<EditionId>(params, 'edition', EDITION_IDS)
  const days = PERIODS.find((each) => String(each) === params.get('days')) ?? USUAL
  return { days, ...(edition !== undefined && { edition }) }
}

export function loadNumbers({ request }: LoaderFunctionArgs): Promise<Numbers> {
  return dataOf(api.GET('/numbers', { params: { query: queryOf(new URL(request.url).searchParams) } }))
}

/** How a price compares with those of such cars. */
const POSITIONS = ['below', 'within', 'above', 'unknown'] as const

/** Demand and sales: what visitors viewed, asked for and bought, day by day, and how fast the team is. */
export function NumbersPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { days, stock, prices, medianDaysToSell, medianFirstAnswerMinutes, unanswered, promises } =
    useLoaderData<typeof loadNumbers>()
  const { params, chosen, choose } = useQuery()
  const query = queryOf(chosen)
  const unknown = t('stock.unknown')

  function download() {
    const headings = [t('numbers.day'), ...COUNTED.map((name) => t(`numbers.${name}`))]
    const rows = days.map((each) => [each.day, ...COUNTED.map((name) => each[name])])
    saveFile('otosafi.csv', csvOf(headings, rows))
  }

  return (
    <Stack>
      <title>{`${t('numbers.title')} | Otosafi`}</title>
      <Title order={1} size="h2">
        {t('numbers.title')}
      </Title>
      <Group align="end">
        <Select
          label={t('numbers.period')}
          data={PERIODS.map((period) => ({ value: String(period), label: t('numbers.days', { count: period }) }))}
          value={String(query.days)}
          onChange={(value) => choose('days', [value])}
          allowDeselect={false}
          w={180}
        />
        <EditionChoice value={query.edition} choose={(value) => choose('edition', [value])} />
        {/* While others are on their way, the numbers on the page are not those that were chosen. */}
        <Button variant="default" onClick={download} disabled={chosen !== params}>
          {t('numbers.csv')}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {COUNTED.map((name) => (
          <Paper key={name} withBorder p="md">
            <Title order={2} size="h5">
              {t(`numbers.${name}`)}
            </Title>
            <Text fz="xl" fw={700}>
              {t('numbers.amount', { value: sumOf(days, name) })}
            </Text>
            <BarChart
              label={t('numbers.chart', { what: t(`numbers.${name}`) })}
              numbers={days.map((each) => each[name])}
            />
          </Paper>
        ))}
        <Paper withBorder p="md">
          <Title order={2} size="h5">
            {t('numbers.pace')}
          </Title>
          <Table>
            <Table.Tbody>
              <Row
                name={t('numbers.toSell')}
                value={medianDaysToSell === null ? unknown : t('numbers.days', { count: medianDaysToSell })}
              />
              <Row
                name={t('numbers.firstAnswer')}
                value={
                  medianFirstAnswerMinutes === null
                    ? unknown
                    : t('request.minutes', { count: medianFirstAnswerMinutes })
                }
              />
              <Row name={t('numbers.unanswered')} value={t('numbers.amount', { value: unanswered })} />
              {promises.map(({ kind, made, kept }) => (
                <Row
                  key={kind}
                  name={t(`numbers.promise.${kind}`, CLAIM_FIGURES)}
                  value={made === 0 ? unknown : t('numbers.kept', { made, kept })}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      </SimpleGrid>
      <section aria-labelledby="stock">
        <Title order={2} size="h4" id="stock" mb="sm">
          {t('stock.title')}
        </Title>
        {stock.length === 0 ? (
          <Text>{t('stock.found', { count: 0 })}</Text>
        ) : (
          <Table maw={400}>
            <Table.Tbody>
              {stock.map(({ state, cars }) => (
                <Row key={state} name={t(`stockState.${state}`)} value={t('numbers.amount', { value: cars })} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </section>
      <section aria-labelledby="positions">
        <Title order={2} size="h4" id="positions" mb="sm">
          {t('numbers.positions')}
        </Title>
        <Table maw={400}>
          <Table.Tbody>
            {POSITIONS.map((position) => (
              <Row
                key={position}
                name={t(`numbers.${position}`)}
                value={t('numbers.amount', { value: prices[position] })}
              />
            ))}
          </Table.Tbody>
        </Table>
      </section>
      <section aria-labelledby="days">
        <Title order={2} size="h4" id="days" mb="sm">
          {t('numbers.byDay')}
        </Title>
        <ListTable
          minWidth={640}
          columns={[
            t('numbers.day'),
            ...COUNTED.map((name) => ({ label: t(`numbers.${name}`), isAmount: true as const })),
          ]}
        >
          {days.toReversed().map((each) => (
            <Table.Tr key={each.day}>
              <Table.Td>{formatDate(each.day, language)}</Table.Td>
              {COUNTED.map((name) => (
                <Table.Td key={name} ta="end">
                  {t('numbers.amount', { value: each[name] })}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </ListTable>
      </section>
    </Stack>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <Table.Tr>
      <Table.Th>{name}</Table.Th>
      <Table.Td ta="end">{value}</Table.Td>
    </Table.Tr>
  )
}
