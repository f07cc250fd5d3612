// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { openPage } from '../../testing/open-page.tsx'
import type { CarDetail } from './load-car.ts'
import { Overview } from './Overview.tsx'

vi.mock('#edition', async () => ({ edition: (await import('@otosafi/editions/facts/coza')).coza }))

/** The facts of a car that the overview of its page shows. */
const carFrom = (origin: CarDetail['origin']) =>
  ({
    bodyType: 'suv',
    conditions: ['used'],
    origin,
    noOfOwners: 2,
    dateFirstUse: null,
    mileage: 64_200,
    odometerUnit: 'km',
    mileageEvidence: 'likely',
    carIssue: null,
  }) as unknown as CarDetail

it.each(['en', 'fr'] as const)('warns of an imported car where the word is a caution: %s', async (language) => {
  for (const origin of ['imported', 'local'] as const) {
    const routes = [{ path: '/', element: <Overview car={carFrom(origin)} /> }]
    const { t, container, unmount } = await openPage({ language, path: '/', routes })
    expect(container.textContent?.includes(t('vocabulary.originNote.imported'))).toBe(origin === 'imported')
    unmount()
  }
})
