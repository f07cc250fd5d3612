import { ActionIcon, Anchor, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'

import type { FeaturedChoice, StockCar } from '@otosafi/api-client/office-schema'
import { MAX_FEATURED } from '@otosafi/domain/car/featured'
import type { EditionId } from '@otosafi/editions/edition'

import { api, dataOf } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { staleIfError } from '../load-again.ts'
import { priceText } from '../number-text.ts'
import { EditionSelect } from '../shell/EditionSelect.tsx'
import { FailureAlert } from '../shell/FailureAlert.tsx'
import { ListTable } from '../shell/ListTable.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import { Sign } from '../Sign.tsx'
import { useLanguage } from '../texts/use-language.ts'
import { useChange } from '../use-change.ts'

type Loaded = FeaturedChoice & { edition: EditionId }

/** The choice of an edition, and others that could be chosen, in which the words of the address occur. */
export async function loadFeatured({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const edition = editionOf(params)
  const text = new URL(request.url).searchParams.get('text')?.trim()
  const query = text ? { text } : {}
  const asked = dataOf(api.GET('/featured/{edition}', { params: { path: { edition }, query } }))
  return { edition, ...(await staleIfError(request, asked)) }
}

/** Which cars come first among the featured ones, in their order; each step is saved at once. */
export function FeaturedPage() {
  const { t } = useTranslation()
  const { edition, cars, candidates, version } = useLoaderData<typeof loadFeatured>()
  const { error, isSending, change } = useChange()
  const isSearched = useSearchParams()[0].has('text')
  const ids = cars.map(({ car }) => car.id)

  const choose = (chosen: string[]) =>
    change(api.PUT('/featured/{edition}', { params: { path: { edition } }, body: { cars: chosen, version } }))
  const place = (id: string, at: number) => choose(ids.filter((each) => each !== id).toSpliced(at, 0, id))

  return (
    <Stack maw={960}>
      <title>{`${t('featured.title')} | Otosafi`}</title>
      <Anchor component={Link} to="/cars">
        {t('stock.title')}
      </Anchor>
      <Title order={1} size="h2">
        {t('featured.title')}
      </Title>
      <Text>{t('featured.text', { most: MAX_FEATURED })}</Text>
      <EditionSelect value={edition} pathOf={(chosen) => `/featured/${chosen}`} />
      <FailureAlert error={error} />
      <Text role="status">{t('featured.chosen', { count: cars.length })}</Text>
      {cars.length === 0 ? null : (
        <ListTable minWidth={480} columns={[t('stock.car'), t('content.shown'), t('featured.place')]}>
          {cars.map(({ car, isFeatured }, at) => (
            <Table.Tr key={car.id}>
              <Table.Td>
                <CarName car={car} />
              </Table.Td>
              <Table.Td>
                <Badge color={isFeatured ? 'green' : 'gray'} variant="dot">
                  {t(isFeatured ? 'content.yes' : 'featured.notNow')}
                </Badge>
              </Table.Td>
              <Table.Td>
                <Group gap="xs" wrap="nowrap">
                  <ActionIcon
                    variant="default"
                    disabled={isSending || at === 0}
                    aria-label={t('featured.earlier', { reference: car.reference })}
                    onClick={() => void place(car.id, at - 1)}
                  >
                    <Sign of="up" />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    disabled={isSending || at === cars.length - 1}
                    aria-label={t('featured.later', { reference: car.reference })}
                    onClick={() => void place(car.id, at + 1)}
                  >
                    <Sign of="down" />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    disabled={isSending}
                    aria-label={t('featured.remove', { reference: car.reference })}
                    onClick={() => void choose(ids.filter((id) => id !== car.id))}
                  >
                    <Sign of="remove" />
                  </ActionIcon>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
      <Title order={2} size="h3">
        {t('featured.others')}
      </Title>
      <SearchField label={t('stock.search')} />
      {candidates.length === 0 ? (
        <Text role="status">{t(isSearched ? 'stock.none' : 'featured.none')}</Text>
      ) : (
        <ListTable minWidth={480} columns={[t('stock.car'), t('stock.city'), t('featured.place')]}>
          {candidates.map((car) => (
            <Table.Tr key={car.id}>
              <Table.Td>
                <CarName car={car} />
              </Table.Td>
              <Table.Td>{car.city}</Table.Td>
              <Table.Td>
                <Button
                  variant="default"
                  size="xs"
                  disabled={isSending || cars.length >= MAX_FEATURED}
                  aria-label={t('featured.add', { reference: car.reference })}
                  onClick={() => void choose([...ids, car.id])}
                >
                  {t('content.add')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
    </Stack>
  )
}

/** A car's name, reference and price. */
function CarName({ car }: { car: StockCar }) {
  const language = useLanguage()
  return (
    <>
      <Anchor component={Link} inherit to={`/cars/${car.edition}/${car.id}`}>
        {car.name} {car.modelYear}
      </Anchor>
      <Text size="sm" c="dimmed">
        {`${car.reference} · ${priceText(car.price, car.edition, language)}`}
      </Text>
    </>
  )
}
