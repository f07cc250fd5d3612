import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { edition } from '#edition'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { withOwnModels, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { carNameOf, headingOf } from '../../features/listing/heading.ts'
import { lastShownPage } from '../../features/listing/last-shown-page.ts'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { loadListing } from '../../features/listing/load-listing.ts'
import { openNamedCar } from '../../features/listing/open-named-car.ts'
import { WANTED_FORM } from '../../features/listing/wanted.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { leadToLastPage } from '../../navigation/page-number.ts'
import { leadPhotoOf } from '../../parts/car-cards/lead-photo.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'
import { describePage } from '../../seo/describe-page.ts'
import { metaTexts } from '../../seo/meta-texts.ts'
import { requestSender } from '../../session/request-sender.ts'

/** The listing of all cars, narrowed by its address (P-15). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url, language } = pageRequest(args)
  const query = readListingQuery(url.searchParams, edition.currency)
  leaveOutEmpty(url, query)
  const listing = await loadListing({ api }, query, lastShownPage(url.searchParams, query.page))
  // A text that names a car filters by nothing else: words such as "mercedes" look like an id.
  if (listing.interactive.reading?.isUnread) await openNamedCar({ api, language }, query.filters.q)
  leadToLastPage(url, query.page, listing.interactive.pageCount)
  const { brand, model }: Landing = listing.interactive.total === 0 ? {} : landingOf(query.filters)
  const only = carNameOf(query.filters, listing.staticData.facets)
  const heading = headingOf(query.filters, listing.staticData, t)
  const page = brand === undefined || only === undefined ? 'buyCars' : 'buyCarsOfBrand'
  const own = writeListingQuery({
    filters: { ...(brand && { brand: [brand] }), ...(model && { model: [model] }) },
    sort: 'newest',
    page: query.page,
  })
  const texts = metaTexts(t, page, { brand: only ?? '' })
  return {
    page: pageData(args.request, { query, listing: listing.interactive, heading }, listing.staticData),
    ...describePage(args, {
      ...texts,
      ...(heading !== null && {
        title: `${heading} | Otosafi`,
        socialTitle: heading,
        description: t('meta:listing.description', { heading }),
      }),
      // The route `buy` has the same cars.
      path: pathFor('buyCars', language),
      query: `?${own}`.replace(/^\?$/, ''),
      leadPicture: leadPhotoOf(listing.staticData.cars),
    }),
  }
}

type Landing = { brand?: string; model?: string }

/**
 * Sends a form without script, which names its empty fields too, to the address without them, and without the models of a brand
 * that was unticked.
 */
function leaveOutEmpty(url: URL, query: ListingQuery): void {
  if (![...url.searchParams.values()].includes('')) return
  const clean = writeListingQuery({ ...query, filters: withOwnModels(query.filters) }).toString()
  throw redirect(clean === '' ? url.pathname : `${url.pathname}?${clean}`)
}

/** Handles the wanted-car form. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, WANTED_FORM, await requestSender(args))
}

export const shouldRevalidate = unlessFormSent

/**
 * The filters that have a canonical address of their own where there are such cars, as in the sitemap: one brand, or one
 * brand's model. Every other choice has the canonical address without it.
 */
function landingOf({ brand = [], model = [] }: CarFilters): Landing {
  const [only, ...more] = brand
  if (only === undefined || more.length > 0) return {}
  return model.length === 1 && model[0] !== undefined ? { brand: only, model: model[0] } : { brand: only }
}

export default function BuyCarsPage() {
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return <ListingView {...interactive} found={staticData} />
}
