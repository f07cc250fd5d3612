import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { Wrap } from '@otosafi/ui/section/Section'

import { loadCardCars } from '../../car-cards/load-card-cars.ts'
import { MOST_FAVOURITES } from '../../favourites/favourites-store.ts'
import { FavouritesView } from '../../features/favourites/FavouritesView.tsx'
import { describePage } from '../../head/describe-page.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { Still } from '../../request/Still.tsx'
import { readIds } from '../../state/create-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { HomeTrail } from '../../trail/HomeTrail.tsx'

/** Query parameter that names the cars of the list, so that a list can be shared. */
const CARS = 'cars'

/** A list of favourites (spec section 2): the address names its cars, the visitor's device puts them there. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const ids = readIds(url.searchParams.get(CARS) ?? '', MOST_FAVOURITES)
  const cars = await loadCardCars(api, ids)
  return {
    page: pageData(args.request, null, { cars, gone: ids.length - cars.length }),
    ...describePage(args, {
      title: `${t('favourites.title')} | Otosafi`,
      description: t('favourites.empty.text'),
      isPublic: false,
    }),
  }
}

export default function FavouritesPage() {
  const { t } = useTexts()
  const { still } = usePageData(useLoaderData<typeof loader>().page)
  return (
    <Wrap>
      <HomeTrail current={t('favourites.title')} />
      <h1>{t('favourites.title')}</h1>
      <Still part="cars" data={still}>
        {(list) => <FavouritesView {...list} />}
      </Still>
    </Wrap>
  )
}
