// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import type { Photo } from '@otosafi/api-client/schema'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import { CarRow } from '../home/CarRow.tsx'
import { CarGallery } from './CarGallery.tsx'
import { CarSummary } from './CarSummary.tsx'
import { Inspection } from './Inspection.tsx'
import type { CarDetail } from './load-car.ts'
import { sectionLinks } from './section-links.ts'
import { shownPhoto } from './shown-photo.ts'

const ADDRESS = '/fr/buy/renault/clio/2019/100000/aaaa1111'

const CAR = {
  id: 'aaaa1111',
  brand: { id: 'renault', name: 'Renault' },
  model: { id: 'clio', name: 'Clio' },
  name: 'Renault Clio 2019',
  trim: null,
  modelYear: 2019,
  mileage: 64_200,
  mileageEvidence: 'likely',
  tamperedOdometer: false,
  isNew: false,
  status: 'available',
  conditions: ['used'],
  certified: false,
  price: 100_000,
  oldPrice: null,
  discount: 0,
  marketValue: null,
  marketLow: null,
  marketHigh: null,
  marketComparables: 0,
  marketWidth: null,
  fuelType: 'petrol',
  transmission: 'manual',
  city: { id: 'fes', name: 'Fès' },
  financing: null,
  convertedPrices: null,
  monthlyPayment: null,
  viewsToday: null,
  reference: 'MA-AAAA1111',
  inspection: null,
  technicalVisitCertificate: null,
  soldAt: null,
  photo: null,
} as unknown as CarDetail

const open = (element: ReactElement) => openPage({ language: 'fr', path: '/', routes: [{ path: '/', element }] })

it.each([
  ['available', 'car.action.bookOrVisit', ''],
  ['reserved', 'car.action.tellWhenFree', '#wait'],
  ['sold', 'car.action.interested', ''],
] as const)('from a car that is %s leads the button that says so', async (status, label, anchor) => {
  const car = { ...CAR, status }
  const { t } = await open(<CarSummary car={car} name={CAR.name} url="https://o" address={ADDRESS} verdict={[]} />)
  const button = screen.getByRole('link', { name: t(label) })
  expect(button.getAttribute('href')).toBe(`/fr/interested/aaaa1111${anchor}`)
})

it('lead to the report of a car without inspection', async () => {
  const { t } = await open(<Inspection car={CAR} findings={null} repairs={null} report={`${ADDRESS}/report`} />)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(t('inspection.restOfReport'))).toBe(`${ADDRESS}/report`)
})

it('lead down to the parts that the page has, called as they are', () => {
  const { t } = translatorOf('fr')
  const hrefsOf = (condition: string) => sectionLinks([condition], t).map(({ href }) => href)
  expect(hrefsOf('used')).toEqual(['#inspection', '#specifications', '#history', '#papers'])
  expect(hrefsOf('new')).toEqual(['#inspection', '#specifications', '#papers'])
})

it('are no strip where there is one car alone', async () => {
  const cars = [CAR, { ...CAR, id: 'bbbb2222' }] as unknown as CardCar[]
  for (const count of [0, 1, 2]) {
    const action = { href: '/fr/buy-cars', label: 'Toutes' }
    const { container, unmount } = await open(<CarRow title="Neuves" cars={cars.slice(0, count)} action={action} />)
    expect(container.querySelectorAll('article')).toHaveLength(count < 2 ? 0 : count)
    expect(container.textContent?.includes('Neuves')).toBe(count >= 2)
    unmount()
  }
})

it('through the photographs circle a flaw where it is', async () => {
  const flaw = { section: 'body', point: 'paint', sizeMm: 30, mark: { x: 60, y: 50, size: 30 } } as const
  const { container } = await openPhotos([PHOTO, { ...PHOTO, key: 'l', kind: 'flaw', flaw }])
  const rings = [...container.querySelectorAll('figure')].map((figure) => figure.querySelector('i')?.style.inset)
  expect(rings).toEqual([undefined, '30% 25% 30% 45%'])
})

it('through the photographs tell main ones, more of them, and flaws apart', async () => {
  const flaw = { section: 'body', point: 'paint', sizeMm: 30 } as const
  const { container, t } = await openPhotos([
    PHOTO,
    { ...PHOTO, key: 'l', kind: 'additional' },
    { ...PHOTO, key: 'm', kind: 'flaw', view: 'detail', flaw },
  ])
  const rear = t('vocabulary.photoView.rear')
  expect([...container.querySelectorAll('figcaption')].map((caption) => caption.textContent)).toEqual([
    rear,
    `${t('car.photos.additional')} · ${rear}`,
    `${t('car.photos.flaws')} · ${t('inspection.sections.body')} · ${t('inspection.flawSize', { size: 30 })}`,
  ])
})

const PHOTO: Photo = { key: 'k', width: 4, height: 3, placeholder: '#aaaaaa', kind: 'key', view: 'rear', flaw: null }

function openPhotos(photos: readonly Photo[]) {
  const { t } = translatorOf('fr')
  return open(<CarGallery name="Clio" photos={photos.map((photo) => shownPhoto(photo, 'Clio', t))} />)
}
