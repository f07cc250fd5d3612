import { expect, test } from '@playwright/test'

import { anyCar, favouriteBrand, pathOfCar, soldCar } from './fixtures/api.ts'
import { httpGet } from './fixtures/http-get.ts'
import { allPages } from './fixtures/pages.ts'
import { type PageData, schemaOrgFaults } from './fixtures/schema-org-faults.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'

/** The structured data of a page, by the kind of the page; nothing of the others. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  home: ['WebSite', 'AutoDealer'],
  'car page': ['Car', 'BreadcrumbList'],
  'sold car': ['Car', 'BreadcrumbList'],
  faqs: ['FAQPage'],
  'blog post': ['BlogPosting', 'BreadcrumbList'],
}

/** The structured data in a page's head; null without any. */
async function dataOf({ edition }: Site, path: string): Promise<PageData | null> {
  const { status, text } = await httpGet({ host: edition.host, path })
  expect([200, 404], `${edition.host}${path}`).toContain(status)
  const [json, ...more] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(more, path).toEqual([])
  return json ? (JSON.parse(json[1] ?? '') as PageData) : null
}

/** A page of every kind: name and path. */
async function everyKind(site: Site): Promise<[name: string, path: string][]> {
  const { listing } = site
  return [
    ...(await allPages(site)),
    ['brand listing', `${listing}?brand=${(await favouriteBrand(site)).value}`],
    ['sold car', pathOfCar(site, await soldCar(site))],
  ]
}

for (const site of inGate(SITES, ['ma in fr', 'ma in ar', 'coza in zu'])) {
  test(`Pages tell search engines what schema.org and Google know: ${site.name}`, async () => {
    for (const [name, path] of await everyKind(site)) {
      const data = await dataOf(site, path)
      const types = data ? (data['@graph'] as { '@type': string }[]).map((part) => part['@type']) : []
      expect(types, name).toEqual(TYPES[name] ?? [])
      if (data) expect(schemaOrgFaults(data), `${name} ${path}`).toEqual([])
    }
  })
}

test.describe('The structured data of a car has', () => {
  const [site] = SITES as [Site]
  type CarOffer = { url: string; offers: { price: number; priceCurrency: string; availability: string } }

  for (const [kind, find, availability] of [
    ['sold', soldCar, 'https://schema.org/SoldOut'],
    ['for sale', anyCar, /^https:\/\/schema\.org\/(InStock|LimitedAvailability)$/],
  ] as const) {
    test(`the address and the price, and that it is ${kind}`, async () => {
      const car = await find(site)
      const path = pathOfCar(site, car)
      const { '@graph': graph } = (await dataOf(site, path)) as { '@graph': [CarOffer, ...unknown[]] }
      expect(graph[0].url).toBe(`https://${site.edition.host}${path}`)
      expect(graph[0].offers).toMatchObject({ price: car.price, priceCurrency: site.edition.currency })
      expect(graph[0].offers.availability).toMatch(availability)
    })
  }
})

test.describe('The check of structured data', () => {
  const offer = { '@type': 'Offer', price: 90000, priceCurrency: 'MAD', availability: 'https://schema.org/InStock' }
  const mileage = { '@type': 'QuantitativeValue', value: 12000, unitCode: 'KMT' }
  const car = {
    '@type': 'Car',
    name: 'Dacia Logan 2019',
    image: 'https://otosafi.ma/photos/1.jpeg',
    brand: { '@type': 'Brand', name: 'Dacia' },
    model: 'Logan',
    vehicleModelDate: '2019',
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: mileage,
    offers: offer,
  }
  const entry = { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://otosafi.ma/fr' }
  const without = (node: object, name: string) => ({ ...node, [name]: undefined })
  /** The faults of one thing that a page tells, as the page would send it. */
  const faultsOf = (node: object) =>
    schemaOrgFaults(JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })) as PageData)

  test('accepts what is right, and what a type has from its parents', () => {
    expect(faultsOf({ ...car, description: 'Première main', sku: 'MA-1', numberOfDoors: 5 })).toEqual([])
    expect(faultsOf({ '@type': 'BreadcrumbList', itemListElement: [entry] })).toEqual([])
  })

  for (const [fault, node, said] of [
    ['an unknown property', { ...car, milage: 3 }, '.milage: is no property of Car'],
    ['a property of another type', { ...car, headline: 'Logan' }, '.headline: is no property of Car'],
    ['an unknown type', { '@type': 'Automobile' }, '.@type: "Automobile" is unknown'],
    ['no type', { name: 'Logan' }, '.@type: undefined is unknown'],
    ['a missing price', { ...car, offers: without(offer, 'price') }, '.offers.price: is missing in Offer'],
    ['a missing picture', without(car, 'image'), '.image: is missing in Car'],
    [
      'a price with words',
      { ...car, offers: { ...offer, price: '90 000 DH' } },
      '.offers.price: "90 000 DH" is not Price',
    ],
    [
      'a currency’s sign',
      { ...car, offers: { ...offer, priceCurrency: 'DH' } },
      '.offers.priceCurrency: "DH" is not Currency',
    ],
    [
      'a state without its address',
      { ...car, offers: { ...offer, availability: 'InStock' } },
      '.offers.availability: "InStock" is not ItemAvailability',
    ],
    [
      'a member of another enumeration',
      { ...car, itemCondition: 'https://schema.org/InStock' },
      '.itemCondition: "https://schema.org/InStock" is not OfferItemCondition',
    ],
    ['a number for a text', { ...car, model: 208 }, '.model: 208 is not Text'],
    ['a text for a number', { ...car, emissionsCO2: '104' }, '.emissionsCO2: "104" is not Number'],
    ['an empty text', { ...car, name: ' ' }, '.name: " " is not Text'],
    ['a path for an address', { ...car, image: '/photos/1.jpeg' }, '.image: "/photos/1.jpeg" is not URL'],
    ['a thing of the wrong type', { ...car, brand: mileage }, '.brand: QuantitativeValue is not Brand or Organization'],
    ['a date in a country’s custom', { ...car, releaseDate: '12/05/2026' }, '.releaseDate: "12/05/2026" is not Date'],
    ['an empty list', { ...car, offers: [] }, '.offers: holds nothing'],
    [
      'a wrong order',
      { '@type': 'BreadcrumbList', itemListElement: [entry, entry] },
      '.itemListElement[1].position: is not 2',
    ],
    [
      'an answer without text',
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: '?', acceptedAnswer: { '@type': 'Answer' } }] },
      '.mainEntity[0].acceptedAnswer.text: is missing in Answer',
    ],
  ] as const) {
    test(`finds ${fault}`, () => {
      expect(faultsOf(node)).toEqual([`@graph[0]${said}`])
    })
  }

  test('finds a foreign vocabulary, and data that holds nothing', () => {
    expect(schemaOrgFaults({ '@context': 'http://schema.org', '@graph': [car] })).toHaveLength(1)
    expect(schemaOrgFaults({ '@context': 'https://schema.org', '@graph': [] })).toEqual(['@graph: holds nothing'])
    expect(schemaOrgFaults({ '@context': 'https://schema.org', '@graph': ['Car'] })).toEqual([
      '@graph[0]: is no object',
    ])
  })
})
