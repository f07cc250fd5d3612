import { edition } from '#edition'
import type { Blog, Car, ContactInformation, Faq } from '@otosafi/api-client/schema'
import { isCredible } from '@otosafi/domain/car/mileage'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import type { StructuredData } from './head-tags.ts'

/** Width of pictures for search engines and messengers, pixels. */
const PICTURE_WIDTH = 960

/** Path of a photograph as JPEG, which every messenger can show, well below 100 KB. */
export function picturePath(key: string): string {
  return `/photos/${key}/${PICTURE_WIDTH}.jpeg`
}

/** The site. Its search is left out: Google has shown no box for it since November 2024. */
export function websiteData(origin: string, languageTag: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: BRAND_NAME,
    url: `${origin}/`,
    inLanguage: languageTag,
  }
}

/** The seller, with address and telephone where known. */
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

/** Breadcrumbs; addresses are paths. */
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
  car: Pick<
    Car,
    | 'reference'
    | 'brand'
    | 'model'
    | 'modelYear'
    | 'mileage'
    | 'mileageEvidence'
    | 'price'
    | 'status'
    | 'conditions'
    | 'vin'
  >,
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
    // Structured data cannot mark a figure as unproven, so an unproven one is left out.
    mileageFromOdometer: isCredible(car.mileageEvidence)
      ? { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' }
      : undefined,
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
  post: Pick<Blog, 'title' | 'excerpt' | 'author' | 'publishedAt' | 'updatedAt' | 'language' | 'photo'>,
): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: origin + path,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt === post.publishedAt ? undefined : post.updatedAt,
    inLanguage: post.language,
    author: { '@type': post.author === BRAND_NAME ? 'Organization' : 'Person', name: post.author },
    image: post.photo ? origin + picturePath(post.photo.key) : undefined,
    publisher: { '@type': 'Organization', name: BRAND_NAME, url: `${origin}/` },
  }
}
