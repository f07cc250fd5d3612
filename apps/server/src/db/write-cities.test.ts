import { expect, it } from 'vitest'

import { COUNTRIES } from '@otosafi/editions/registry'

import { withDatabase } from './testing/with-databases.ts'
import { writeCities } from './write-cities.ts'

withDatabase('the cities of a country', (open) => {
  it('are written once, and stay as they are', async () => {
    const { kysely } = await open()
    const dakar = { id: 'dakar', name: 'Dakar', aliases: ['Ndakaaru'], region: null }
    const listing = (city: typeof dakar) => ({ ...COUNTRIES, sn: { ...COUNTRIES.sn, cities: [city] } })
    await writeCities(kysely, listing(dakar))
    await writeCities(kysely, listing({ ...dakar, name: 'Elsewhere' }))
    const written = await kysely.selectFrom('cities').selectAll().where('edition', '=', 'sn').execute()
    expect(written).toEqual([{ edition: 'sn', ...dakar }])
  })
})
