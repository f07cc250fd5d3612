import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { Wrap } from '@otosafi/ui/section/Section'

import { MAX_RECENT } from '../../features/recent/recent-store.ts'
import { RecentView } from '../../features/recent/RecentView.tsx'
import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { leadPhotoOf, SEEN_FIRST } from '../../parts/car-cards/lead-photo.ts'
import { loadCardCars } from '../../parts/car-cards/load-card-cars.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { describePage } from '../../seo/describe-page.ts'
import { readIds } from '../../state/create-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Cars that were last seen on a device: the address names them, the device puts them there. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const cars = await loadCardCars(api, readIds(url.searchParams.get('cars') ?? '', MAX_RECENT))
  return {
    page: pageData(args.request, { isEmpty: cars.length === 0 }, { cars }),
    ...describePage(args, {
      title: `${t('recent.title')} | Otosafi`,
      description: t('recent.text'),
      isPublic: false,
      leadPicture: leadPhotoOf(cars),
    }),
  }
}

export default function RecentlyViewedPage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('recent.title')} />
      <RecentView isEmpty={interactive.isEmpty}>
        <StaticHtml part="cars" data={staticData}>
          {({ cars }) => <CarCards cars={cars} eager={SEEN_FIRST} heading="h2" />}
        </StaticHtml>
      </RecentView>
    </Wrap>
  )
}
