// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { monthlyNote } from '../../parts/car-cards/monthly-note.ts'
import '../../testing/clean-up.ts'
import { openPage } from '../../testing/open-page.tsx'
import { MorePages } from './MorePages.tsx'

it('below the cards of a listing it is said once on what their monthly figures stand', async () => {
  const props = {
    query: { filters: {}, sort: 'newest', page: 1 },
    listing: { shown: ['a'], total: 1, pageCount: 1 },
    action: '/fr/buy-cars',
    more: { cars: [], page: 1, isLoading: false, load: () => undefined },
  } as unknown as Parameters<typeof MorePages>[0]
  const { t, container } = await openPage({
    language: 'fr',
    path: '/',
    routes: [{ path: '/', element: <MorePages {...props} /> }],
  })
  expect(container.textContent.split(monthlyNote(t))).toHaveLength(2)
})
