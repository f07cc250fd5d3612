import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { edition } from '#edition'
import { formatMoney } from '@otosafi/editions/format/money'
import { carPath } from '@otosafi/editions/routes/car-path'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { CarGallery } from '../../features/car/CarGallery.tsx'
import { CarSummary } from '../../features/car/CarSummary.tsx'
import { CarTools } from '../../features/car/CarTools.tsx'
import { CarTrail } from '../../features/car/CarTrail.tsx'
import { CarViewTracker } from '../../features/car/CarViewTracker.tsx'
import { describeCar } from '../../features/car/describe-car.ts'
import { EngineSound } from '../../features/car/EngineSound.tsx'
import { Features } from '../../features/car/Features.tsx'
import { History } from '../../features/car/History.tsx'
import { Included } from '../../features/car/Included.tsx'
import { Inspection } from '../../features/car/Inspection.tsx'
import { loadCar } from '../../features/car/load-car.ts'
import { Overview } from '../../features/car/Overview.tsx'
import { Papers } from '../../features/car/Papers.tsx'
import { keepPresentAddress } from '../../features/car/present-address.ts'
import { PriceHistory } from '../../features/car/PriceHistory.tsx'
import { SectionLinks } from '../../features/car/SectionLinks.tsx'
import { SimilarCars } from '../../features/car/SimilarCars.tsx'
import { Specifications } from '../../features/car/Specifications.tsx'
import { Warranty } from '../../features/car/Warranty.tsx'
import { CompareBar } from '../../features/compare/CompareBar.tsx'
import { CompareLink } from '../../features/compare/CompareLink.tsx'
import { useCompareLinks } from '../../features/compare/use-compare-links.ts'
import { useRecordView } from '../../features/recent/recent-store.ts'
import { RecentLink } from '../../features/recent/RecentLink.tsx'
import { carOfAddress } from '../../navigation/car-of-address.ts'
import { pageRequest } from '../../request/page-request.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'

import styles from './CarPage.module.css'

/**
 * A car. Only the id of its address counts: any other spelling of the rest answers 301 to the present one, and an
 * unknown id 404 (P-16).
 */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageRequest(args)
  const { t, url, language } = page
  const loaded = await loadCar(page, carOfAddress(args.params))
  const { car } = loaded.staticData
  const address = carPath(car, language)
  keepPresentAddress(url, address)
  const link = siteOrigin(args) + address
  const words = {
    name: car.name,
    year: car.modelYear,
    city: car.city.name,
    price: formatMoney(car.price, edition.currency, { edition: edition.id, language }),
  }
  const texts = metaTexts(t, 'car', words)
  return {
    page: pageData(args.request, { ...loaded.interactive, url: link }, { ...loaded.staticData, url: link, address }),
    ...describePage(args, { ...texts, pictureAlt: texts.socialTitle, ...describeCar(args, loaded) }),
  }
}

export default function CarPage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  useRecordView(interactive.id)
  useCompareLinks()
  return (
    <Wrap>
      <StaticHtml part="trail" data={staticData}>
        {({ car }) => <CarTrail car={car} />}
      </StaticHtml>
      <div className={styles.head}>
        <CarGallery name={interactive.name} photos={staticData?.photos} />
        <div className={styles.side}>
          <CarTools {...interactive} />
          <StaticHtml part="summary" className={styles.summary} data={staticData}>
            {({ car, url, address, verdict }) => (
              <>
                <CarSummary car={car} name={interactive.name} url={url} verdict={verdict} address={address} />
                <CompareLink id={car.id} name={interactive.name} />
              </>
            )}
          </StaticHtml>
        </div>
      </div>
      <StaticHtml part="report" data={staticData}>
        {({ car, findings, repairs, services, similar, address, papers, links }) => (
          <>
            <SectionLinks links={links} />
            <Overview car={car} />
            <Inspection car={car} findings={findings} repairs={repairs} report={`${address}/report`} />
            <Specifications car={car} />
            <Features features={car.features} />
            <Included car={car} findings={findings} hasServiceBook={services.some(({ proof }) => proof !== 'none')} />
            <Warranty car={car} />
            <History services={services} known={!car.conditions.includes('new')} />
            <Papers car={car} papers={papers} />
            <EngineSound sound={car.engineSound} />
            <PriceHistory changes={car.priceHistory} />
            <SimilarCars cars={similar} />
            <p>
              <a href={`${address}/problem`}>{t('car.action.reportProblem')}</a>
            </p>
            <p>
              <a href={`${address}?light`} data-reload="">
                {t('car.action.light')}
              </a>
            </p>
          </>
        )}
      </StaticHtml>
      <RecentLink except={interactive.id} />
      <CompareBar />
      <CarViewTracker id={interactive.id} />
    </Wrap>
  )
}
