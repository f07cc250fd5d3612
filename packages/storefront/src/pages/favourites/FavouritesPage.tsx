import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router'

import type { ApiClient } from '@otosafi/api-client/client'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'
import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'
import { Wrap } from '@otosafi/ui/section/Section'

import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { answerFavourites, loadAccountList } from '../../features/favourites/account-favourites.ts'
import { AccountFavourites } from '../../features/favourites/AccountFavourites.tsx'
import { FavouritesView } from '../../features/favourites/FavouritesView.tsx'
import { carTitle } from '../../parts/car-cards/car-title.ts'
import { leadPhotoOf } from '../../parts/car-cards/lead-photo.ts'
import { loadCardCars } from '../../parts/car-cards/load-card-cars.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { pageRequest } from '../../request/page-request.ts'
import { withTexts } from '../../request/with-texts.ts'
import { describePage, siteOrigin } from '../../seo/describe-page.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { readIds } from '../../state/create-id-list.ts'
import { favourites, MAX_FAVOURITES } from '../../state/favourites-store.ts'
import { useDeviceIds } from '../../state/follow-id-list.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Query parameter that names the cars of the list, so that a list can be shared. */
const CARS = 'cars'

/**
 * Favourites (P-33). An address that names cars shows those: it is a guest's list, which the device puts there, or a shared
 * one. Without them it is the list of the account that is signed in; `car` names one that is to be added to it.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = pageRequest(args)
  const { user, api, headers } = await signedInUser(args)
  const named = url.searchParams.get(CARS)
  const ids = readIds(named ?? '', MAX_FAVOURITES)
  const account =
    user !== null && named === null
      ? { list: await loadAccountList(api), origin: siteOrigin(args), wanted: await loadWanted(api, url) }
      : null
  const cars = account === null ? await loadCardCars(api, ids) : []
  const answer = {
    page: pageData(args.request, { account }, account === null ? { cars, gone: ids.length - cars.length } : null),
    ...describePage(args, {
      title: `${t('favourites.title')} | Otosafi`,
      description: t('favourites.empty.text'),
      isPublic: false,
      leadPicture: leadPhotoOf(cars),
    }),
  }
  return data(answer, { headers })
}

/** The car that is to be added yet: somebody comes with it who signed in first, and whose list did not take it. */
async function loadWanted(api: ApiClient, url: URL) {
  const [car] = await loadCardCars(api, readIds(url.searchParams.get(FAVOURITE) ?? '', 1))
  return car === undefined ? null : { id: car.id, name: carTitle(car) }
}

export function action(args: ActionFunctionArgs) {
  return answerFavourites(args)
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return withTexts(['account'], () => serverLoader<typeof loader>())
}

/** Leads a guest who comes without the list, by a bookmark or from the account's page, to that of the device. */
function useDeviceList(isGuest: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const ids = useDeviceIds(favourites)
  const isNamed = new URLSearchParams(search).has(CARS)
  useEffect(() => {
    if (isGuest && !isNamed && ids.length > 0)
      void navigate(`${pathname}?${CARS}=${ids.slice(0, MAX_FAVOURITES).join(',')}`, { replace: true })
  }, [isGuest, isNamed, ids, pathname, navigate])
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export default function FavouritesPage() {
  const { t } = useTexts()
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  useDeviceList(interactive.account === null)
  return (
    <Wrap>
      <HomeTrail current={t('favourites.title')} />
      <h1>{t('favourites.title')}</h1>
      {interactive.account === null ? (
        <StaticHtml part="cars" data={staticData}>
          {(list) => (list === null ? null : <FavouritesView {...list} />)}
        </StaticHtml>
      ) : (
        <AccountFrame current="favourites">
          <AccountFavourites {...interactive.account} />
        </AccountFrame>
      )}
    </Wrap>
  )
}
