import { Anchor, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Catalogue } from '@otosafi/api-client/office-schema'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { ASKING_PRICE_BOUNDS } from '@otosafi/validators/selling-car'

import { api, dataOf } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { WholeNumberInput } from '../shell/WholeNumberInput.tsx'
import { useKey } from '../use-key.ts'
import { emptyValues } from './car-fields.ts'
import { CarForm } from './CarForm.tsx'
import { useCarForm } from './use-car-form.ts'

type Loaded = { edition: EditionId; catalogue: Catalogue }

/** The catalogue of the edition of an address. */
export async function loadNewCar({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const edition = editionOf(params)
  return { edition, catalogue: await dataOf(api.GET('/catalogue/{edition}', { params: { path: { edition } } })) }
}

/** Brings a car into the stock of an edition, as a draft. */
export function NewCarPage() {
  const { t } = useTranslation()
  const { edition, catalogue } = useLoaderData<typeof loadNewCar>()
  const form = useCarForm(emptyValues(EDITIONS[edition].steeringSide), edition)
  const { header } = useKey()
  const [price, setPrice] = useState<number | string>('')
  const [isPriceMissing, setPriceMissing] = useState(false)

  return (
    <Stack maw={960}>
      <title>{`${t('stock.add')} | Otosafi`}</title>
      <Anchor component={Link} to="/cars">
        {t('stock.title')}
      </Anchor>
      <Title order={1} size="h2">
        {t('carForm.newIn', { edition: t(`edition.${edition}`) })}
      </Title>
      <CarForm
        form={form}
        catalogue={catalogue}
        submit={t('carForm.saveDraft')}
        ownValues={price}
        isComplete={() => {
          setPriceMissing(typeof price !== 'number')
          return typeof price === 'number'
        }}
        send={async ({ mileageReadOn, ...facts }) => {
          const body = { facts, mileageReadOn, price: Number(price) }
          const { car } = await dataOf(api.POST('/cars/{edition}', { params: { path: { edition }, header }, body }))
          return `/cars/${car.edition}/${car.id}`
        }}
      >
        <WholeNumberInput
          label={`${t('stock.price')} (${EDITIONS[edition].currency})`}
          value={price}
          onChange={setPrice}
          error={isPriceMissing ? t('issue.required') : null}
          min={ASKING_PRICE_BOUNDS.min}
          max={ASKING_PRICE_BOUNDS.max}
          withAsterisk
          w={280}
          maw="100%"
        />
      </CarForm>
    </Stack>
  )
}
