// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import type { Visit } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import type { Moment } from '../../parts/appointments/moment.ts'
import { openPage } from '../../testing/open-page.tsx'
import { translatorOf } from '../../texts/translators.ts'
import type { AfterVisit } from './load-visit.ts'
import { type ShownVisit, shownVisit } from './shown-visit.ts'
import { VisitView } from './VisitView.tsx'

const VISIT: ShownVisit = {
  id: 'kq3v9b2m7x1c5z8n4h6j0w',
  reference: 'MA-VS-7K3Q2P4X',
  state: 'confirmed',
  cancellable: false,
  testDrive: false,
  contact: { channel: 'phone', hint: '•••• 4567', changeable: false },
  text: 'confirmed',
  car: 'Dacia Duster',
  when: { day: '2026-05-27', time: '14:30', weekday: 3 },
  store: { name: 'Otosafi Rabat Agdal', address: '999, avenue de la Démonstration, Agdal, Rabat' },
}

const SOLD = { fr: 'est vendue', ar: 'بيعت', en: 'is sold' } as const
const RESERVED = { fr: 'est réservée', ar: 'محجوزة', en: 'is reserved' } as const
const WITHDRAWN = { fr: 'n’est plus disponible', ar: 'لم تعد', en: 'no longer available' } as const
const ANOTHER = { fr: 'autre horaire', ar: 'موعد آخر', en: 'another time' } as const

describe.each(['fr', 'ar', 'en'] as const)('the page of a visit, in %s', (language) => {
  async function open(visit: ShownVisit, more: { next?: AfterVisit; reminders?: Moment[] } = {}) {
    const path = pathFor('visit', language, { token: visit.id })
    const element = <VisitView visit={visit} choice={null} path={path} isOpened={false} {...more} />
    return openPage({ language, path, routes: [{ path, element }] })
  }
  async function linesOf(visit: ShownVisit) {
    const { container } = await open(visit)
    return [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  }
  const placesOf = async (visit: ShownVisit) => (await linesOf(visit)).filter((line) => line.includes(visit.store.name))

  it('says where it is, with the address of the showroom in a line and a direction of its own', async () => {
    const { t, container } = await open(VISIT)
    const address = container.querySelector('br + bdi')
    expect(address?.textContent).toBe(VISIT.store.address)
    const where = t('booking:whereStore', { store: VISIT.store.name })
    expect(address?.closest('p')?.textContent).toBe(where + VISIT.store.address)
  })

  it('says of which country its time is', async () => {
    const { t } = translatorOf(language)
    expect(await linesOf(VISIT)).toContain(t('booking:zone', { country: t('country.ma') }))
  })

  it('says when its visitor is reminded', async () => {
    const moment = { day: '2026-05-26', time: '18:00' }
    const { t, container } = await open(VISIT, { reminders: [moment] })
    expect(container.textContent).toContain(t('booking:visit.remind', moment))
  })

  it('leads on once it is over', async () => {
    const next = { href: '/fr/interested/4k7q2pxa#visit', label: 'Planifier une visite' }
    const { container } = await open({ ...VISIT, state: 'missed', text: 'missed' }, { next })
    expect(container.querySelector(`a[href="${next.href}"]`)?.textContent).toBe(next.label)
  })

  it('says that its visitor drives, and what to bring for it, as long as it is ahead', async () => {
    const { t } = translatorOf(language)
    const drive = `${t('booking:visit.drive')} ${t('booking:visit.licence')}`
    expect(await linesOf({ ...VISIT, testDrive: true, cancellable: true })).toContain(drive)
    expect(await linesOf({ ...VISIT, testDrive: true })).not.toContain(drive)
    expect(await linesOf({ ...VISIT, cancellable: true })).not.toContain(drive)
  })

  it('ends with the name of the showroom where its address is not to be had', async () => {
    const lines = await placesOf({ ...VISIT, store: { ...VISIT.store, address: '' } })
    expect(lines).toHaveLength(1)
    // An Arabic line isolates the name.
    expect(lines[0]?.replaceAll('\u2069', '')).toMatch(/Otosafi Rabat Agdal$/)
  })

  it.each(['cancelled', 'missed'] as const)(
    'says of a %s one whether its car is gone, and then offers no other time',
    async (state) => {
      const [sold, withdrawn, another] = [SOLD[language], WITHDRAWN[language], ANOTHER[language]]
      const reserved = RESERVED[language]
      const slot = { startsAt: '2026-05-27T14:30:00+01:00' }
      const ofCar = async (car: object | null) => {
        const visit = { ...VISIT, state, slot, car, carName: 'Dacia Logan' } as unknown as Visit
        const { text, car: name } = shownVisit(visit, '')
        const lines = (await linesOf({ ...VISIT, text, car: name })).join(' ')
        expect(lines).toContain(car === null ? 'Dacia Logan' : 'Dacia Duster')
        return [sold, reserved, withdrawn, another].filter((said) => lines.includes(said))
      }
      expect(await ofCar({ name: 'Dacia Duster', status: 'sold' })).toEqual([sold])
      expect(await ofCar({ name: 'Dacia Duster', status: 'reserved' })).toEqual([reserved])
      expect(await ofCar(null)).toEqual([withdrawn])
      expect(await ofCar({ name: 'Dacia Duster', status: 'available' })).toEqual([another])
    },
  )
})
