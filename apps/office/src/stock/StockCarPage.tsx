import { Anchor, Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router'

import type { StockAction } from '@otosafi/api-client/office-schema'
import { isEditable, isPublishable, isWithdrawable } from '@otosafi/domain/office/stock-states'
import { formatDate } from '@otosafi/editions/format/date'

import { answered, api } from '../api.ts'
import { priceText } from '../number-text.ts'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { LeaveDialog } from '../shell/LeaveDialog.tsx'
import { useMe } from '../shell/use-me.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { AlikeCars } from './AlikeCars.tsx'
import { CarPhotos } from './CarPhotos.tsx'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import { carParams, type loadStockCar } from './load-stock-car.ts'
import { PriceForm, type WrittenPrice } from './PriceForm.tsx'
import { StockBadge } from './StockBadge.tsx'

/** A car: whether the site shows it, what it costs beside the market's value, what it cost before, its sale, and its photos. */
export function StockCarPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { may } = useMe()
  const navigate = useNavigate()
  const { car, page, market, prices, booking, actions, photos, photosVersion, alike } =
    useLoaderData<typeof loadStockCar>()
  const { error, isSending, change } = useChange()
  const params = carParams(car)
  const address = `/cars/${car.edition}/${car.id}`
  const money = (amount: number) => priceText(amount, car.edition, language)
  const canEdit = isEditable(car.state)
  const canSetPrice = may.includes('setCarPrice') && canEdit
  const [written, write] = useState<WrittenPrice>(null)
  const { leaving, settle } = useUnsaved(canSetPrice && written !== null && written !== car.price)

  const act = (action: StockAction) => change(api.POST('/cars/{edition}/{id}/actions', { params, body: { action } }))

  async function remove() {
    const removed = answered(api.DELETE('/cars/{edition}/{id}', { params }))
    // The page of a car that is there no more is left, and not loaded again.
    if ((await removed.catch(() => null))?.data) {
      settle()
      await navigate('/cars')
    } else await change(removed)
  }

  return (
    <Stack maw={960}>
      <title>{`${car.reference} | Otosafi`}</title>
      <Anchor component={Link} to="/cars">
        {t('stock.title')}
      </Anchor>
      <Group>
        <Title order={1} size="h2">
          {car.name} {car.modelYear}
        </Title>
        <StockBadge state={car.state} />
      </Group>
      <Group>
        <Text c="dimmed">{car.reference}</Text>
        {page === null ? (
          <Text>{t(car.state === 'withdrawn' ? 'stock.withdrawnText' : 'stock.draftText')}</Text>
        ) : (
          <Anchor href={page} target="_blank" rel="noreferrer">
            {t('stock.page')}
          </Anchor>
        )}
      </Group>
      <FailureAlert error={error} />
      <AlikeCars alike={alike} />
      <Group>
        {may.includes('publishCar') && isPublishable(car.state) ? (
          <Button
            disabled={isSending}
            onClick={() => void change(api.PUT('/cars/{edition}/{id}/publication', { params }))}
          >
            {t('carAction.publish')}
          </Button>
        ) : null}
        {may.includes('actOnCar')
          ? actions.map((action) =>
              action === 'sell' ? (
                <ConfirmedButton
                  key={action}
                  label={t('carAction.sell')}
                  title={t('stock.sellTitle', { name: car.name })}
                  text={t('stock.sellText')}
                  act={() => act(action)}
                />
              ) : (
                <Button key={action} variant="default" disabled={isSending} onClick={() => void act(action)}>
                  {t(`carAction.${action}`)}
                </Button>
              ),
            )
          : null}
        {may.includes('setCarFacts') && canEdit ? (
          <Button component={Link} to={`${address}/edit`} variant="default">
            {t('carAction.edit')}
          </Button>
        ) : null}
        {may.includes('inspectCar') && canEdit ? (
          <Button component={Link} to={`${address}/inspection`} variant="default">
            {t('carAction.inspect')}
          </Button>
        ) : null}
        {may.includes('setRecords') && canEdit ? (
          <Button component={Link} to={`${address}/records`} variant="default">
            {t('carAction.records')}
          </Button>
        ) : null}
        {may.includes('withdrawCar') && isWithdrawable(car.state) && booking === null ? (
          <ConfirmedButton
            variant="default"
            label={t('carAction.withdraw')}
            title={t('stock.withdrawTitle', { name: car.name })}
            text={t('stock.withdrawText')}
            act={() => change(api.DELETE('/cars/{edition}/{id}/publication', { params }))}
          />
        ) : null}
        {may.includes('deleteCar') && car.state === 'draft' ? (
          <ConfirmedButton
            variant="default"
            label={t('carAction.delete')}
            title={t('stock.deleteTitle', { name: car.name })}
            text={t('stock.deleteText')}
            act={remove}
          />
        ) : null}
      </Group>
      {booking === null ? null : <Text>{t('stock.booked', { reference: booking })}</Text>}
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
      {canSetPrice ? (
        <PriceForm
          price={car.price}
          written={written}
          write={write}
          isSending={isSending}
          send={(price) =>
            change(api.PUT('/cars/{edition}/{id}/price', { params, body: { price, former: car.price } }))
          }
        />
      ) : null}
      {may.includes('addCarPhoto') && canEdit ? (
        <CarPhotos car={car} photos={photos} photosVersion={photosVersion} />
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
      <LeaveDialog leaving={leaving} />
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
