import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { carPath } from '@otosafi/editions/routes/car-path'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarGallery } from '../../features/car/CarGallery.tsx'
import { CarSummary } from '../../features/car/CarSummary.tsx'
import { CarTrail } from '../../features/car/CarTrail.tsx'
import { describeCar } from '../../features/car/describe-car.ts'
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
import { describePage } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { Still } from '../../request/Still.tsx'

import styles from './CarPage.module.css'

/**
 * A car. Only the id of its address counts: any other spelling of the rest answers 301 to the present one, and an
 * unknown id 404 (decision 10).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const loaded = await loadCar(api, args.params['id'] ?? '')
  const { car } = loaded.still
  const address = carPath({ ...car, brand: car.brand.id, model: car.model.id }, language)
  if (decodeURI(url.pathname) !== decodeURI(address)) throw redirect(address + url.search, 301)
  const words = {
    name: car.name,
    year: car.modelYear,
    city: car.city.name,
    price: formatMoney(car.price, edition.currency, { edition: edition.id, language }),
  }
  return {
    page: pageData(args.request, loaded.live, { ...loaded.still, url: url.origin + address }),
    ...describePage(args, { ...metaTexts(t, 'car', words), ...describeCar(args, loaded) }),
  }
}

export default function CarPage() {
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <Still part="trail" data={still}>
        {({ car }) => <CarTrail car={car} />}
      </Still>
      <div className={styles.head}>
        <CarGallery {...live} />
        <Still part="summary" data={still}>
          {({ car, url }) => <CarSummary car={car} name={live.name} url={url} />}
        </Still>
      </div>
      <Still part="report" data={still}>
        {({ car, findings, services, similar }) => (
          <>
            <Overview car={car} />
            <Inspection car={car} findings={findings} />
            <Specifications car={car} />
            <Features features={car.features} />
            <History services={services} known={!car.conditions.includes('new')} />
            <Papers car={car} />
            <EngineSound sound={car.engineSound} />
            <PriceHistory changes={car.priceHistory} />
            <SimilarCars cars={similar} />
          </>
        )}
      </Still>
    </Wrap>
  )
}
