import { edition } from '#edition'
import { BODY_TYPES, type BodyType } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { formatMonth } from '@otosafi/editions/format/date'

import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { loadFeatured } from '../../parts/car-cards/load-featured.ts'
import { FEWEST_IN_STRIP } from '../../parts/car-cards/strip.ts'
import { shownFaq } from '../../parts/faqs/shown-faq.ts'
import { shownPicture } from '../../parts/pictures/shown-picture.ts'
import { cardPost } from '../../parts/posts/PostCards.tsx'
import { textLanguage } from '../../parts/text-sections/text-language.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'
import { heroProofs } from './hero-proofs.ts'
import { monthlyBudget } from './monthly-budget.ts'

const ROW = 4
const BRANDS = 6
const PLACES = 6
const CATEGORIES = 3
/** The categories that a visitor chooses by what the car is for (P-08), in the order of their links. */
const USES = ['family', 'city', 'suv', 'first-car', 'pickup']
const FAQS = 3
const TESTIMONIALS = 3
const POSTS = 3
const GALLERY = 4
/** The best possible rating. */
const BEST_RATING = 5

/** The data of the home page. */
export type Home = Awaited<ReturnType<typeof loadHome>>

/** Loads the home page's lists in parallel. Without cars it throws; any other list may be missing. */
export async function loadHome(page: Pick<PageRequest, 'api' | 't' | 'language'>) {
  const { api, t, language } = page
  const row = async (filters: Pick<CarFilters, 'condition' | 'fuelType'>) => {
    const query = { condition: filters.condition, fuelType: filters.fuelType, limit: ROW, facets: false } as {
      limit: number
      facets: boolean
    }
    // A row that cannot be loaded is left out: the API has logged why.
    const { data } = await api.GET('/cars', { params: { query } })
    return (data?.cars ?? []).map(cardCar)
  }
  const countWithin = async (monthlyMax: number) => {
    const { data } = await api.GET('/cars', { params: { query: { monthlyMax, limit: 1, facets: false } } })
    return { monthlyMax, count: data?.total ?? 0 }
  }
  const [all, featured, brandNew, electric, imported, categories, testimonials, faqs, blogs, gallery] =
    await Promise.all([
      api.GET('/cars', { params: { query: { limit: ROW } } }),
      loadFeatured(api),
      row({ condition: ['new'] }),
      row({ fuelType: ['ev'] }),
      // Where an import is a caution, home does not advertise it (P-14).
      edition.importedIs === 'caution' ? [] : row({ condition: ['imported'] }),
      api.GET('/categories'),
      api.GET('/testimonials'),
      api.GET('/faqs'),
      api.GET('/blogs', { params: { query: { limit: POSTS } } }),
      api.GET('/customer-gallery'),
    ])
  const { cars, total, facets, priceRange } = dataOrThrow(all)
  const filled = (categories.data?.categories ?? [])
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ id, name, count }))
  const byCount = (options: readonly { value: string; label: string; count: number }[] | undefined, most: number) =>
    [...(options ?? [])]
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, most)
      .map(({ value, label, count }) => ({ value, label, count }))
  const recent = cars.map(cardCar)
  const lowered = facets?.highlight.find(({ value }) => value === 'priceLowered')?.count ?? 0
  return {
    total,
    priceRange,
    proofs: heroProofs({ recent, lowered }, page),
    recent,
    // Home puts cars forward where the team has chosen some; the rule fills the row.
    featured: featured.chosen < FEWEST_IN_STRIP ? [] : featured.cars.slice(0, ROW),
    new: brandNew,
    electric,
    imported,
    brands: byCount(facets?.brand, BRANDS),
    allBrands: (facets?.brand ?? []).map(namedOption),
    bodyTypes: byCount(facets?.bodyType, BODY_TYPES.length).map(({ value, count }) => ({
      value: value as BodyType,
      count,
    })),
    places: byCount(facets?.city, PLACES),
    allPlaces: (facets?.city ?? []).map(namedOption),
    monthly: priceRange && (await countWithin(monthlyBudget(priceRange, edition.loan))),
    uses: USES.flatMap((use) => filled.filter(({ id }) => id === use)),
    categories: filled
      .filter(({ id }) => !USES.includes(id))
      .sort((a, b) => b.count - a.count)
      .slice(0, CATEGORIES),
    testimonials: (testimonials.data?.testimonials ?? [])
      .slice(0, TESTIMONIALS)
      .map(({ id, name, city, text, language: own, rating, date, car }) => ({
        id,
        name,
        text,
        lang: textLanguage(own, language).lang,
        facts: [
          city,
          ...(car ? [car] : []),
          formatMonth(date, language),
          ...(rating === null ? [] : [t('home.testimonials.rating', { rating, best: BEST_RATING })]),
        ],
      })),
    faqs: (faqs.data?.faqs ?? [])
      .filter(({ featured }) => featured)
      .slice(0, FAQS)
      .map((faq) => shownFaq(faq, language)),
    posts: (blogs.data?.blogs ?? []).map((post) => ({ ...cardPost(post, language), excerpt: '' })),
    gallery: (gallery.data?.customerGallery ?? [])
      .slice(0, GALLERY)
      .map(({ id, picture, caption, language: own, date }) => ({
        id,
        caption,
        lang: textLanguage(own, language).lang,
        month: formatMonth(date, language),
        picture: shownPicture(picture),
      })),
  }
}

/** An option of a select; a name that is the value but for capitals is not sent twice. */
function namedOption({ value, label }: { value: string; label: string }) {
  return label.toLowerCase() === value ? { label } : { value, label }
}
