import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { carPath } from '@otosafi/editions/routes/car-path'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarHead } from '../../features/car/CarHead.tsx'
import { EngineSound } from '../../features/car/EngineSound.tsx'
import { Features } from '../../features/car/Features.tsx'
import { History } from '../../features/car/History.tsx'
import { Inspection } from '../../features/car/Inspection.tsx'
import { loadCar } from '../../features/car/load-car.ts'
import { Overview } from '../../features/car/Overview.tsx'
import { Papers } from '../../features/car/Papers.tsx'
import { PriceHistory } from '../../features/car/PriceHistory.tsx'
import { SimilarCars } from '../../features/car/SimilarCars.tsx'
import { Specifications } from '../../features/car/Specifications.tsx'
import { pack, usePacked } from '../../request/packed.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'

/**
 * A car. Only the id of its address counts: any other spelling of the rest answers 301 to the present one, and an
 * unknown id 404 (decision 10).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const loaded = await loadCar(api, args.params['id'] ?? '')
  const { car } = loaded
  const address = carPath({ ...car, brand: car.brand.id, model: car.model.id }, language)
  if (decodeURI(url.pathname) !== decodeURI(address)) throw redirect(address + url.search, 301)
  const words = {
    name: car.name,
    year: car.modelYear,
    city: car.city.name,
    price: formatMoney(car.price, edition.currency, { edition: edition.id, language }),
  }
  return {
    page: pack({ ...loaded, url: url.origin + address }),
    meta: { title: t('meta:car.title', words), description: t('meta:car.description', words) },
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function CarPage() {
  const { car, findings, services, similar, url } = usePacked(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <CarHead car={car} url={url} />
      <Overview car={car} />
      <Inspection car={car} findings={findings} />
      <Specifications car={car} />
      <Features features={car.features} />
      <History services={services} known={!car.conditions.includes('new')} />
      <Papers car={car} />
      <EngineSound sound={car.engineSound} />
      <PriceHistory changes={car.priceHistory} />
      <SimilarCars cars={similar} />
    </Wrap>
  )
}
