import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { useLoaderData } from 'react-router'

import { readListingQuery } from '@otosafi/domain/listing/query-string'

import { ListingView } from '../../features/listing/ListingView.tsx'
import { loadListing } from '../../features/listing/load-listing.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { metaTags } from '../../request/page-meta.ts'
import { pageRequest } from '../../request/page-request.ts'

/** The listing of all cars, narrowed by its address (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const query = readListingQuery(url.searchParams)
  const listing = await loadListing({ api }, query)
  const { brand, ...others } = query.filters
  const only =
    brand?.length === 1 && Object.keys(others).length === 0
      ? listing.live.facets.brand.find(({ value }) => value === brand[0])?.label
      : undefined
  const page = only === undefined ? 'buyCars' : 'buyCarsOfBrand'
  return {
    page: pageData(args.request, { query, listing: listing.live }, listing.still),
    meta: {
      title: t(`meta:${page}.title`, { brand: only }),
      description: t(`meta:${page}.description`, { brand: only }),
    },
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return metaTags(loaderData?.meta)
}

export default function BuyCarsPage() {
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  return <ListingView {...live} found={still} />
}
