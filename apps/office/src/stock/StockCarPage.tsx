import { Alert, Anchor, Button, Group, Modal, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { StockAction, StockCarDetails } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'

import { api, dataOf } from '../api.ts'
import { priceText } from '../price-text.ts'
import { useMe } from '../shell/Shell.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { PriceForm } from './PriceForm.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const pathOf = ({ edition, id }: { edition?: string; id?: string }) => ({
  path: { edition: edition as EditionId, id: id ?? '' },
})

export function loadStockCar({ params }: LoaderFunctionArgs): Promise<StockCarDetails> {
  return dataOf(api.GET('/cars/{edition}/{id}', { params: pathOf(params) }))
}

/** A car: what it costs beside the market's value, what it cost before, and its sale. */
export function StockCarPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const me = useMe()
  const { car, page, market, prices, booking, actions } = useLoaderData<typeof loadStockCar>()
  const { error, change } = useChange()
  const params = pathOf(car)
  const money = (amount: number) => priceText(amount, car.edition, language)

  const act = (action: StockAction) => change(api.POST('/cars/{edition}/{id}/actions', { params, body: { action } }))

  return (
    <Stack maw={880}>
      <title>{`${car.reference} | Otosafi`}</title>
      <Anchor component={Link} to="/cars">
        {t('stock.title')}
      </Anchor>
      <Group>
        <Title order={1} size="h2">
          {car.name} {car.modelYear}
        </Title>
        <StatusBadge status={car.status} />
      </Group>
      <Group>
        <Text c="dimmed">{car.reference}</Text>
        <Anchor href={page} target="_blank" rel="noreferrer">
          {t('stock.page')}
        </Anchor>
      </Group>
      {error === null ? null : (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Paper withBorder p="md">
        <Table>
          <Table.Tbody>
            <Fact name={t('stock.price')} value={money(car.price)} />
            {car.oldPrice === null ? null : <Fact name={t('stock.oldPrice')} value={money(car.oldPrice)} />}
            <Fact
              name={t('stock.market')}
              value={car.marketValue === null ? t('stock.unknown') : money(car.marketValue)}
            />
            {market === null ? null : (
              <Fact
                name={t('stock.range')}
                value={t('stock.between', { min: money(market.min), max: money(market.max) })}
              />
            )}
          </Table.Tbody>
        </Table>
      </Paper>
      {me.may.includes('setCarPrice') && car.status !== 'sold' ? (
        <PriceForm
          key={car.reference}
          price={car.price}
          send={(price) =>
            change(api.PUT('/cars/{edition}/{id}/price', { params, body: { price, former: car.price } }))
          }
        />
      ) : null}
      {booking === null ? null : <Text>{t('stock.booked', { reference: booking })}</Text>}
      {me.may.includes('actOnCar') ? (
        <Group>
          {actions.map((action) =>
            action === 'sell' ? (
              <SellButton key={action} name={car.name} sell={() => act(action)} />
            ) : (
              <Button key={action} variant="default" onClick={() => void act(action)}>
                {t(`carAction.${action}`)}
              </Button>
            ),
          )}
        </Group>
      ) : null}
      <section aria-labelledby="prices">
        <Title order={2} size="h4" id="prices" mb="sm">
          {t('stock.prices')}
        </Title>
        <Table maw={400}>
          <Table.Tbody>
            {prices.map(({ date, price }) => (
              <Fact key={date} name={formatDate(date, language)} value={money(price)} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Stack>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Table.Tr>
      <Table.Th w="45%">{name}</Table.Th>
      <Table.Td>{value}</Table.Td>
    </Table.Tr>
  )
}

/** Ends the sale of a car, after it was asked for: no action offers it again. */
function SellButton({ name, sell }: { name: string; sell: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button onClick={open}>{t('carAction.sell')}</Button>
      <Modal opened={isOpen} onClose={close} title={t('stock.sellTitle', { name })}>
        <Stack>
          <Text>{t('stock.sellText')}</Text>
          <Group>
            <Button
              onClick={() => {
                close()
                void sell()
              }}
            >
              {t('carAction.sell')}
            </Button>
            <Button variant="default" onClick={close}>
              {t('stock.keep')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
