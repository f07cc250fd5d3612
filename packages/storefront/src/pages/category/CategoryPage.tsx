import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { pageData } from '@otosafi/framework-output/data/page-data'
import { usePageData } from '@otosafi/framework-output/screen/use-page-data'

import { lastShownPage } from '../../features/listing/last-shown-page.ts'
import { ListingView } from '../../features/listing/ListingView.tsx'
import { loadListing } from '../../features/listing/load-listing.ts'
import { leadToLastPage, pageNumber } from '../../navigation/page-number.ts'
import { leadPhotoOf } from '../../parts/car-cards/lead-photo.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import { pageRequest } from '../../request/page-request.ts'
import { describePage, pageQuery } from '../../seo/describe-page.ts'

/** A category of cars: the listing, narrowed as the category says (P-08). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const category = dataOrThrow(await api.GET('/categories/{id}', { params: { path: { id: args.params['id'] ?? '' } } }))
  const { seats, ...filters } = category.filters
  const query: ListingQuery = {
    filters: { ...(filters as CarFilters), ...(seats ? { seats: seats.map(String) } : {}) },
    sort: 'newest',
    page: pageNumber(url.searchParams),
  }
  const listing = await loadListing({ api }, query, lastShownPage(url.searchParams, query.page))
  leadToLastPage(url, query.page, listing.interactive.pageCount)
  return {
    page: pageData(args.request, { query, title: category.name, listing: listing.interactive }, listing.staticData),
    ...describePage(args, {
      title: `${category.name} | Otosafi`,
      description: category.description,
      keywords: [category.name, t('meta:buyCars.keywords')].join(', '),
      query: pageQuery(query.page),
      leadPicture: leadPhotoOf(listing.staticData.cars),
    }),
  }
}

export default function CategoryPage() {
  const [interactive, staticData] = usePageData(useLoaderData<typeof loader>().page)
  return <ListingView {...interactive} found={staticData} />
}
