import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { CarFilters } from '@otosafi/domain/listing/filters'
import { readListingQuery, writeListingQuery } from '@otosafi/domain/listing/query-string'

import { ListingView } from '../../features/listing/ListingView.tsx'
import { type Listing, loadListing } from '../../features/listing/load-listing.ts'
import { WANTED_FORM } from '../../features/listing/wanted.ts'
import { answerForm } from '../../forms/answer-form.ts'
import { describePage } from '../../head/describe-page.ts'
import { metaTexts } from '../../head/meta-texts.ts'
import { pageData, usePageData } from '../../request/page-data.ts'
import { pageRequest } from '../../request/page-request.ts'
import { unlessFormSent } from '../../request/revalidate.ts'

/** The listing of all cars, narrowed by its address (spec section 2). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, t, url } = pageRequest(args)
  const query = readListingQuery(url.searchParams)
  const listing = await loadListing({ api }, query)
  const { brand, model } = landingOf(query.filters)
  const only = nameOf(listing.live.facets, brand, model)
  const page = only === undefined ? 'buyCars' : 'buyCarsOfBrand'
  const own = writeListingQuery({
    filters: { ...(brand && { brand: [brand] }), ...(model && { model: [model] }) },
    sort: 'newest',
    page: query.page,
  })
  return {
    page: pageData(args.request, { query, listing: listing.live }, listing.still),
    ...describePage(args, { ...metaTexts(t, page, { brand: only ?? '' }), query: `?${own}`.replace(/^\?$/, '') }),
  }
}

/** Takes the form for a car to look for. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, WANTED_FORM)
}

export const shouldRevalidate = unlessFormSent

/**
 * What of the filters a page of its own is made for: one brand, or one brand's model. Every other choice belongs to
 * the address without it.
 */
function landingOf({ brand = [], model = [] }: CarFilters): { brand?: string; model?: string } {
  const [only, ...more] = brand
  if (only === undefined || more.length > 0) return {}
  return model.length === 1 && model[0] !== undefined ? { brand: only, model: model[0] } : { brand: only }
}

/** The name of a brand, with its model's behind it; undefined for what is not on offer. */
function nameOf({ brand, model }: Listing['facets'], brandId?: string, modelId?: string): string | undefined {
  const named = (options: Listing['facets']['brand'], id?: string) => options.find(({ value }) => value === id)?.label
  const brandName = named(brand, brandId)
  const modelName = named(model, modelId)
  return modelName === undefined ? brandName : `${brandName} ${modelName}`
}

export default function BuyCarsPage() {
  const { live, still } = usePageData(useLoaderData<typeof loader>().page)
  return <ListingView {...live} found={still} />
}
