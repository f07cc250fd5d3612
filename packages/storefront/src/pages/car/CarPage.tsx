import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarGallery } from '../../features/car/CarGallery.tsx'
import { CarSummary } from '../../features/car/CarSummary.tsx'
import { CarTools } from '../../features/car/CarTools.tsx'
import { CarTrail } from '../../features/car/CarTrail.tsx'
import { describeCar } from '../../features/car/describe-car.ts'
import { EngineSound } from '../../features/car/EngineSound.tsx'
import { Features } from '../../features/car/Features.tsx'
import { History } from '../../features/car/History.tsx'
import { Included } from '../../features/car/Included.tsx'
import { Inspection } from '../../features/car/Inspection.tsx'
import { loadCar } from '../../features/car/load-car.ts'
import { Overview } from '../../features/car/Overview.tsx'
import { Papers } from '../../features/car/Papers.tsx'
import { addressOf, keepPresentAddress } from '../../features/car/present-address.ts'
import { PriceHistory } from '../../features/car/PriceHistory.tsx'
import { SimilarCars } from '../../features/car/SimilarCars.tsx'
import { Specifications } from '../../features/car/Specifications.tsx'
import { Warranty } from '../../features/car/Warranty.tsx'
import { CompareBar } from '../../features/compare/CompareBar.tsx'
import { CompareLink } from '../../features/compare/CompareLink.tsx'
import { useCompareLinks } from '../../features/compare/use-compare-links.ts'
import { useRecordView } from '../../features/recent/recent-store.ts'
import { RecentLink } from '../../features/recent/RecentLink.tsx'
import { describePage } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { Still } from '../../request/Still.tsx'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './CarPage.module.css'

/**
 * A car. Only the id of its address counts: any other spelling of the rest answers 301 to the present one, and an
 * unknown id 404 (decision 10).
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const loaded = await loadCar(api, args.params['id'] ?? '')
  const { car } = loaded.still
  const address = addressOf(car, language)
  keepPresentAddress(url, address)
  const words = {
    name: car.name,
    year: car.modelYear,
    city: car.city.name,
    price: formatMoney(car.price, edition.currency, { edition: edition.id, language }),
  }
  return {
    page: pageData(
      args.request,
      { ...loaded.live, url: url.origin + address },
      { ...loaded.still, url: url.origin + address, address, today: new Date().toISOString().slice(0, 10) },
    ),
    ...describePage(args, { ...metaTexts(t, 'car', words), ...describeCar(args, loaded) }),
  }
}

export default function CarPage() {
  const { t } = useTexts()
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  useRecordView(live.id)
  useCompareLinks()
  return (
    <Wrap>
      <Still part="trail" data={still}>
        {({ car }) => <CarTrail car={car} />}
      </Still>
      <div className={styles.head}>
        <CarGallery name={live.name} photos={still?.photos} />
        <div className={styles.side}>
          <CarTools {...live} />
          <Still part="summary" data={still}>
            {({ car, url }) => (
              <>
                <CarSummary car={car} name={live.name} url={url} />
                <CompareLink id={car.id} name={live.name} />
              </>
            )}
          </Still>
        </div>
      </div>
      <Still part="report" data={still}>
        {({ car, findings, services, similar, address, today }) => (
          <>
            <Overview car={car} />
            <Inspection car={car} findings={findings} report={`${address}/report`} />
            <Specifications car={car} />
            <Features features={car.features} />
            <Included car={car} findings={findings} hasServiceBook={services.some(({ proof }) => proof !== 'none')} />
            <Warranty />
            <History services={services} known={!car.conditions.includes('new')} />
            <Papers car={car} today={today} />
            <EngineSound sound={car.engineSound} />
            <PriceHistory changes={car.priceHistory} />
            <SimilarCars cars={similar} />
            <p>
              <a href={`${address}/problem`}>{t('car.action.reportProblem')}</a>
            </p>
          </>
        )}
      </Still>
      <RecentLink except={live.id} />
      <CompareBar />
    </Wrap>
  )
}
