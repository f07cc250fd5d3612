import { edition } from '#edition'
import type { Blog, Car, ContactInformation, Faq } from '@otosafi/api-client/schema'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import type { StructuredData } from './head-tags.ts'

/** Width of the pictures that search engines are given, pixels. */
const PICTURE_WIDTH = 960

/** Address below the host of a photograph in a form that every reader and messenger knows, well below 100 KB. */
export function picturePath(key: string): string {
  return `/photos/${key}/${PICTURE_WIDTH}.jpeg`
}

/** The site and how it is searched. `searchPath` is where a search form leads. */
export function websiteData(origin: string, searchPath: string, languageTag: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: BRAND_NAME,
    url: `${origin}/`,
    inLanguage: languageTag,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${searchPath}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Who sells: with address and telephone where the edition has told them. */
export function dealerData(origin: string, contact: Partial<ContactInformation> | undefined): StructuredData {
  return {
    '@type': 'AutoDealer',
    name: BRAND_NAME,
    url: `${origin}/`,
    image: `${origin}/share.png`,
    currenciesAccepted: edition.currency,
    telephone: contact?.phone,
    email: contact?.email,
    address: contact?.address,
  }
}

/** The way from home to a page; addresses are below the host. */
export function breadcrumbData(origin: string, crumbs: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

const AVAILABILITY = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' } as const

/** Names of a car's values in the language of the page. */
export type CarWords = { name: string; fuelType: string; transmission: string; bodyType: string; color: string | null }

/** A car and its offer. */
export function carData(
  origin: string,
  path: string,
  car: Pick<Car, 'reference' | 'brand' | 'model' | 'modelYear' | 'mileage' | 'price' | 'status' | 'conditions' | 'vin'>,
  words: CarWords,
  picture: { key: string } | undefined,
): StructuredData {
  return {
    '@type': 'Car',
    name: words.name,
    url: origin + path,
    sku: car.reference,
    brand: { '@type': 'Brand', name: car.brand.name },
    model: car.model.name,
    vehicleModelDate: String(car.modelYear),
    vehicleIdentificationNumber: car.vin ?? undefined,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    fuelType: words.fuelType,
    vehicleTransmission: words.transmission,
    bodyType: words.bodyType,
    color: words.color ?? undefined,
    itemCondition: `https://schema.org/${car.conditions.includes('new') ? 'New' : 'Used'}Condition`,
    image: picture && origin + picturePath(picture.key),
    offers: {
      '@type': 'Offer',
      price: car.price,
      priceCurrency: edition.currency,
      availability: `https://schema.org/${AVAILABILITY[car.status]}`,
    },
  }
}

/** Questions with their answers. */
export function faqData(faqs: readonly Pick<Faq, 'question' | 'answer'>[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}

/** An article. */
export function postData(
  origin: string,
  path: string,
  post: Pick<Blog, 'title' | 'excerpt' | 'author' | 'publishedAt' | 'language' | 'photo'>,
): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: origin + path,
    datePublished: post.publishedAt,
    inLanguage: post.language,
    author: { '@type': post.author === BRAND_NAME ? 'Organization' : 'Person', name: post.author },
    image: post.photo ? origin + picturePath(post.photo.key) : undefined,
    publisher: { '@type': 'Organization', name: BRAND_NAME, url: `${origin}/` },
  }
}
