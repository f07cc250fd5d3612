import { Anchor, List, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { Catalogue, StockCarDetails } from '@otosafi/api-client/office-schema'

import { api, dataOf } from '../api.ts'
import { ChangedAlert } from '../shell/ChangedAlert.tsx'
import { type CarFacts, carFactsOf, changedFacts, valuesOf } from './car-fields.ts'
import { CarForm } from './CarForm.tsx'
import { carParams, loadStockCar } from './load-stock-car.ts'
import { useCarForm } from './use-car-form.ts'
import { useCarTexts } from './use-car-texts.ts'

type Loaded = { details: StockCarDetails; catalogue: Catalogue }

/** The car of an address with the catalogue of its edition. */
export async function loadEditedCar(args: LoaderFunctionArgs): Promise<Loaded> {
  const { edition } = carParams(args.params).path
  const [details, catalogue] = await Promise.all([
    loadStockCar(args),
    dataOf(api.GET('/catalogue/{edition}', { params: { path: { edition } } })),
  ])
  return { details, catalogue }
}

/**
 * Changes what is known of a car. Where somebody else changed it meanwhile, what they changed is shown and taken over, but for the fields
 * that one has changed oneself; it is then saved by a second press.
 */
export function EditCarPage() {
  const { t } = useTranslation()
  const { details, catalogue } = useLoaderData<typeof loadEditedCar>()
  const { car } = details
  const [seen, setSeen] = useState<Pick<StockCarDetails, 'facts' | 'mileageReadOn' | 'version'>>(details)
  const [former, setFormer] = useState<CarFacts | null>(null)
  const form = useCarForm(valuesOf(carFactsOf(details)), car.edition)
  const params = { path: { edition: car.edition, id: car.id } }

  async function send({ mileageReadOn, ...facts }: CarFacts) {
    const body = { facts, mileageReadOn, version: seen.version }
    await dataOf(api.PUT('/cars/{edition}/{id}/facts', { params, body }))
    return `/cars/${car.edition}/${car.id}`
  }

  /** Takes over what others have changed since one began. */
  async function takeOver() {
    const now = await dataOf(api.GET('/cars/{edition}/{id}', { params }))
    const base = carFactsOf(seen)
    form.takeOver(base, carFactsOf(now))
    setFormer(base)
    setSeen(now)
  }

  return (
    <Stack maw={960}>
      <title>{`${t('carAction.edit')} · ${car.reference} | Otosafi`}</title>
      <Anchor component={Link} to={`/cars/${car.edition}/${car.id}`}>
        {car.reference}
      </Anchor>
      <Title order={1} size="h2">
        {car.name} {car.modelYear}
      </Title>
      <CarForm form={form} catalogue={catalogue} submit={t('carForm.save')} send={send} takeOver={takeOver}>
        {former === null ? null : (
          <ChangedAlert title={t('carForm.changedMeanwhile')} text={t('carForm.changedText')}>
            <Changes former={former} now={carFactsOf(seen)} catalogue={catalogue} />
          </ChangedAlert>
        )}
      </CarForm>
    </Stack>
  )
}

function Changes({ former, now, catalogue }: { former: CarFacts; now: CarFacts; catalogue: Catalogue }) {
  const { t } = useTranslation()
  const { label, factText } = useCarTexts()

  function textIn(facts: CarFacts, fact: keyof CarFacts): string {
    const brand = catalogue.brands.find(({ id }) => id === facts.brand)
    const names = {
      brand: brand?.name ?? facts.brand,
      model: brand?.models.find(({ id }) => id === facts.model)?.name ?? facts.model,
      city: catalogue.cities.find(({ id }) => id === facts.city)?.name ?? facts.city,
    }
    return factText(facts, fact, names)
  }

  return (
    <List size="sm" mt="xs">
      {changedFacts(former, now).map((fact) => (
        <List.Item key={fact}>
          {t('carForm.changedFact', { fact: label(fact), former: textIn(former, fact), now: textIn(now, fact) })}
        </List.Item>
      ))}
    </List>
  )
}
