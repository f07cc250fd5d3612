import { pathFor } from '@otosafi/editions/routes/path-for'

import { type PageArgs, pageRequest } from '../../request/page-request.ts'
import { type PageDescription, siteOrigin } from '../../seo/describe-page.ts'
import { breadcrumbData, carData } from '../../seo/structured-data.ts'
import type { LoadedCar } from './load-car.ts'

/** The metadata of a car page for search engines and messengers: offer, breadcrumbs, and photographs. */
export function describeCar(
  args: PageArgs,
  { interactive, staticData, shareVersion }: LoadedCar,
): Pick<PageDescription, 'data' | 'picture' | 'leadPicture'> {
  const { t, url, language } = pageRequest(args)
  const { car } = staticData
  const origin = siteOrigin(args)
  const cars = pathFor('buyCars', language)
  const [photo] = staticData.photos
  const words = {
    name: interactive.name,
    fuelType: t(`vocabulary.fuelType.${car.fuelType}`),
    transmission: t(`vocabulary.transmission.${car.transmission}`),
    bodyType: t(`vocabulary.bodyType.${car.bodyType}`),
    color: car.color === null ? null : t(`vocabulary.color.${car.color}`),
  }
  return {
    picture: `/share/${language}/${interactive.id}-${shareVersion}.jpg`,
    leadPicture: photo?.key,
    data: [
      carData(origin, url.pathname, car, words, photo),
      breadcrumbData(origin, [
        { name: t('routes:home'), path: pathFor('home', language) },
        { name: t('listing.title'), path: cars },
        { name: car.brand.name, path: `${cars}?brand=${car.brand.id}` },
        { name: interactive.name, path: url.pathname },
      ]),
    ],
  }
}
